-- What a pay brings back of transfers is looked up with every balance: few transfers come back, and a person's past grows.
create index transactions_returning on transactions (employment_id, returns_on) where returns_on is not null;
