import { sqlMigration } from './sql-migration'

/**
 * Covering indexes for the admin lists of chats and errors and the counts of answers, so that these never
 * read the large rows.
 */
export const adminChats = sqlMigration(`
  drop index chat_sessions_updated_at;
  drop index chat_turns_asked_at;
  drop index error_reports_fingerprint;
  create index chat_sessions_by_updated_at_id on chat_sessions (updated_at, id);
  create index chat_sessions_by_created_at_id on chat_sessions (created_at, id);
  create index chat_turns_cost_of_sessions on chat_turns (session_id, charge, state, period_at, tokens_in, tokens_out);
  create index chat_turns_cost_of_days on chat_turns (asked_at, charge, state, period_at, tokens_in, tokens_out);
  create index error_reports_by_fingerprint on error_reports (fingerprint, reported_at, expires_at);
  create index chat_sessions_flagged on chat_sessions (updated_at, id) where flagged = 1;
`)
