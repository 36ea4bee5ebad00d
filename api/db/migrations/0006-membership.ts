import type { Kysely, Migration } from 'kysely'

const unlimited = -1
/**
 * Benefit id → value (spec §9; ids of contract/billing/benefits.ts, written out because a migration never
 * changes).
 */
const seeds = [
  { id: '01', level: 0, name: '免费版', fen: 0, buyable: 0, benefits: [3, 1, 0, unlimited, 0, 1] },
  {
    id: '100',
    level: 100,
    name: '基础会员（邀请）',
    fen: 0,
    buyable: 0,
    benefits: [6, 30, 0, unlimited, 0, 1],
  },
  { id: '200', level: 200, name: '基础月卡', fen: 990, buyable: 1, benefits: [6, 30, 0, unlimited, 0, 1] },
  {
    id: '300',
    level: 300,
    name: '高级月卡',
    fen: 2990,
    buyable: 1,
    benefits: [30, unlimited, 0, unlimited, 0, 1],
  },
]

/** Plans, membership grants, used benefits and invites. */
export const membership: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('products')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('level', 'integer', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('price_fen', 'integer', (column) => column.notNull())
      .addColumn('buyable', 'integer', (column) => column.notNull())
      .addColumn('benefits', 'text', (column) => column.notNull())
      .execute()
    await db
      .withTables<{ products: Record<string, string | number> }>()
      .insertInto('products')
      .values(
        seeds.map(({ id, level, name, fen, buyable, benefits }) => ({
          id,
          level,
          name,
          price_fen: fen,
          buyable,
          benefits: JSON.stringify(Object.fromEntries(benefits.map((value, at) => [at + 1, value]))),
        })),
      )
      .execute()
    await db.schema
      .createTable('grants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('level', 'integer', (column) => column.notNull())
      .addColumn('seconds', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('benefit_counters')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('benefit_id', 'integer', (column) => column.notNull())
      .addColumn('period_at', 'bigint', (column) => column.notNull())
      .addColumn('spent', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('benefit_counters_pkey', ['user_id', 'benefit_id'])
      .execute()
    await db.schema
      .createTable('invites')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('inviter_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('newcomer_id', 'text', (column) =>
        column.unique().references('users.id').onDelete('set null'),
      )
      .addColumn('agent_code', 'text', (column) => column.notNull())
      .addColumn('phone_hash', 'text', (column) => column.unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('grants_user_id').on('grants').column('user_id').execute()
    await db.schema.createIndex('invites_inviter_id').on('invites').column('inviter_id').execute()
  },
}
