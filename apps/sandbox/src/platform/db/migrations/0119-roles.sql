-- The role of the program may add to these, and change nothing: what keeps them in order works as their owner.
alter function keep_balance() security definer set search_path = public;
