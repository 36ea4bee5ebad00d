import { sqlMigration } from './sql-migration'

/** All kinds at the time of this migration. */
const everyKind = 'phone,email,wechat,qq,birth,height,weight,ethnicity,marital,hukou,address,salary,links'

/**
 * Which kinds of personal data a link hides, and the masked copy for its visitors, in the resume's own row,
 * so that one statement saves both. Links that masked phone and e-mail hide every kind from now on, the
 * others nothing. `shows_contacts` stays for processes that still run the previous version; a link that one
 * of them creates hides every kind.
 */
export const maskedShares = sqlMigration(`
  alter table shares add column hidden_kinds text not null default '${everyKind}';
  update shares set hidden_kinds = '' where shows_contacts = 1;
  alter table resumes add column masked_kinds text;
  alter table resumes add column masked text;
  alter table resumes add column masked_revision integer;
  alter table resumes add column masked_by integer;
`)
