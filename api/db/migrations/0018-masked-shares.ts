import type { Kysely, Migration } from 'kysely'

/** All kinds at the time of this migration. */
const everyKind = 'phone,email,wechat,qq,birth,height,weight,ethnicity,marital,hukou,address,salary,links'

/**
 * Which kinds of personal data a link hides, and the masked copy for its visitors, in the resume's own row,
 * so that one statement saves both. Links that masked phone and e-mail hide every kind from now on, the
 * others nothing. `shows_contacts` stays for processes that still run the previous version; a link that one
 * of them creates hides every kind.
 */
export const maskedShares: Migration = {
  async up(db: Kysely<{ shares: { hidden_kinds: string; shows_contacts: number } }>) {
    await db.schema
      .alterTable('shares')
      .addColumn('hidden_kinds', 'text', (column) => column.notNull().defaultTo(everyKind))
      .execute()
    await db.updateTable('shares').set({ hidden_kinds: '' }).where('shows_contacts', '=', 1).execute()
    for (const column of ['masked_kinds', 'masked'] as const)
      await db.schema.alterTable('resumes').addColumn(column, 'text').execute()
    for (const column of ['masked_revision', 'masked_by'] as const)
      await db.schema.alterTable('resumes').addColumn(column, 'integer').execute()
  },
}
