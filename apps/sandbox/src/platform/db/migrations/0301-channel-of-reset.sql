-- Where the code of the last new password went, until a code by the other channel was entered: whoever reads that channel alone gets no further.
alter table employees add column reset_by_email boolean;
