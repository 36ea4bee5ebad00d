import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createTestUser, grantMembership, type TestUser } from '../../testing/test-person'
import { classic, createTestResume, useTestApi } from '../../testing/test-api'

const fine = { ...classic, id: 'fine', level: 'all' as const }
const plain = createTestResume('林晓')
const dressed = createTestResume('林晓', 'fine@1')
const asField = { code: ApiCodes.invalidInput, data: { fields: { 'style.template': 'templateAbovePlan' } } }
const quotaError = {
  code: ApiCodes.quotaExceeded,
  data: { errorMsg: expect.stringContaining('升级会员') as string },
}

describe.each(databases)('templates above the plan on $name', ({ empty }) => {
  const api = useTestApi(empty, { templates: [classic, fine], resumeLimit: async () => UNLIMITED })
  let person: TestUser

  /** Sets ResumeTemplateLevel of the free plan. */
  async function freePlanGives(value: number) {
    const row = await api.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', '01')
      .executeTakeFirstOrThrow()
    const benefits = { ...(JSON.parse(row.benefits) as object), [BenefitIds.resumeTemplateLevel]: value }
    const given = { benefits: JSON.stringify(benefits) }
    await api.db.updateTable('products').set(given).where('id', '=', '01').execute()
    await api.db.updateTable('product_terms').set(given).where('product_id', '=', '01').execute()
  }
  const becomeMember = () => grantMembership(api, person, 200, 1)
  const saveAs = (id: string, revision: number, resume: typeof plain) =>
    person.call('saveStoredResume', { id, revision, resume })
  const create = (resume: typeof plain) => person.call('createResume', { resume })

  beforeEach(async () => {
    api.time.now += 2_000
    person = await createTestUser(api)
    await freePlanGives(0)
  })

  test('rejects a template above the plan for new and saved resumes, and accepts a free one', async () => {
    expect(await create(dressed)).toMatchObject(quotaError)
    const { id } = (await create(plain)).data as { id: string }
    expect(await saveAs(id, 1, dressed)).toMatchObject(asField)
    expect((await person.call('readStoredResume', { id })).data).toMatchObject({ revision: 1, resume: plain })
    expect(await saveAs(id, 1, createTestResume('林晓晓'))).toMatchObject({ code: 0 })
  })

  test('accepts all templates when the free plan includes them', async () => {
    await freePlanGives(UNLIMITED)
    expect(await create(dressed)).toMatchObject({ code: 0 })
    expect(await api.call('createDraft', { resume: dressed })).toMatchObject({ code: 0 })
  })

  test("keeps a member's template after the membership ends", async () => {
    await becomeMember()
    const { id } = (await create(dressed)).data as { id: string }
    api.time.now += 2 * 86_400_000
    expect(await saveAs(id, 1, createTestResume('林晓晓', 'fine@1'))).toMatchObject({ code: 0 })
    expect(await person.call('duplicateResume', { id })).toMatchObject(quotaError)
    expect(await saveAs(id, 2, plain)).toMatchObject({ code: 0 })
    expect(await saveAs(id, 3, dressed)).toMatchObject(asField)
  })

  test("rejects the template in a guest's draft, and accepts it in a member's", async () => {
    expect(await api.call('createDraft', { resume: dressed })).toMatchObject(asField)
    const { id, secret } = (await api.call('createDraft', { resume: plain })).data as Record<string, string>
    const save = { id: id!, secret: secret!, revision: 1, resume: dressed }
    expect(await api.call('saveDraft', save)).toMatchObject(asField)
    await becomeMember()
    expect(await person.call('saveDraft', save)).toMatchObject({ code: 0 })
    const again = { ...save, revision: 2, resume: createTestResume('林晓晓', 'fine@1') }
    expect(await api.call('saveDraft', again)).toMatchObject({ code: 0 })
  })
})
