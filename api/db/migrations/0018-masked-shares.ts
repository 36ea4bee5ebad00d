import type { Kysely, Migration } from 'kysely'

/** As the list of kinds was when links began to hide them one by one. */
const everyKind = 'phone,email,wechat,qq,birth,height,weight,ethnicity,marital,hukou,address,salary,links'

/**
 * What a link hides of a resume, by kind, and the copy that its visitors see, in the resume's own row: one statement saves
 * both. Links that masked phone and mail hide every kind from now on, the others nothing. `shows_contacts` stays for
 * machines that still run the version before; a link one of them opens hides every kind.
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
