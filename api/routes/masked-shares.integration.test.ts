import { beforeEach, describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { MASK_KINDS, type MaskKind } from '#contract/mask-kinds'
import type { Resume } from '#contract/resume'
import { canaries, canaryResume } from '#tests/canary-resume'
import { countSteps } from '#tests/count-steps'
import { resumeOf, useTestApi } from '../testing/test-api'
import { maskStaleShares } from '../masked-copy'
import { folded } from '../rules/masking/fold-text'
import { databases } from '../testing/databases'
import { newPerson, type Person } from '../testing/person'

const told = (answer: unknown, kinds: readonly MaskKind[] = MASK_KINDS) => {
  const said = folded(JSON.stringify(answer).replaceAll('\\\\', '\\'))
  return kinds.flatMap((kind) => canaries[kind].filter((canary) => said.includes(folded(canary))))
}

describe.each(databases)('masked shares on $name', ({ empty }) => {
  let person: Person
  let id: string
  const api = useTestApi(empty)
  const resume: Resume = { ...canaryResume(), style: resumeOf('').style }
  beforeEach(async () => {
    person = await newPerson(api)
    id = (await person.call('createResume', { resume })).data.id
  })
  const open = async (hidden: readonly MaskKind[] = MASK_KINDS) =>
    (await person.call('openShare', { id, hidden: [...hidden] })).data.token as string
  const view = (token: string) => api.call('viewShare', { token })
  const row = () => api.db.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('tell a visitor nothing of any hidden kind', async () => {
    const answer = await view(await open())
    expect(answer.data).toMatchObject({ state: 'open', masked: true })
    expect(told(answer)).toEqual([])
    expect(told(await view(await open([])))).not.toEqual([])
  })

  test('are shown to their owner before there is a link', async () => {
    const preview = await person.call('previewShare', { id, hidden: ['phone', 'wechat'] })
    expect(told(preview, ['phone', 'wechat'])).toEqual([])
    expect(told(preview, ['email'])).not.toEqual([])
    expect((await person.call('readShare', { id })).data).toBeNull()
    const token = await open(['phone', 'wechat'])
    expect((await view(token)).data.resume).toEqual(preview.data.resume)
  })

  test('are shown to nobody else before', async () => {
    const other = await newPerson(api)
    expect((await other.call('previewShare', { id, hidden: [] })).code).toBe(Codes.notFound)
  })

  test('cost a visitor no masking', async () => {
    const token = await open()
    const steps = await countSteps('/api/rules/masking/', async () => {
      expect((await view(token)).data.masked).toBe(true)
    })
    expect(steps).toBe(0)
  })

  test('cost a save nothing while there is no link', async () => {
    const steps = await countSteps('/api/rules/masking/', async () => {
      expect((await person.call('saveStoredResume', { id, revision: 1, resume: resumeOf('新') })).code).toBe(
        0,
      )
    })
    expect(steps).toBe(0)
    expect((await row()).masked).toBeNull()
  })

  test('follow each save', async () => {
    const token = await open(['phone'])
    const newer = { ...resume, intention: { ...resume.intention, position: '改了，电话 13987650002' } }
    await person.call('saveStoredResume', { id, revision: 1, resume: newer })
    const { data } = await view(token)
    expect(data.resume.intention.position).toBe('改了，电话 ＊＊＊')
    expect(told(data, ['phone'])).toEqual([])
    expect(await row()).toMatchObject({ revision: 2, masked_revision: 2, masked_kinds: 'phone' })
  })

  test(
    'never show what is hidden while saves and changes of the choice go on together',
    { timeout: 60_000 },
    async () => {
      const token = await open()
      const seen: unknown[] = []
      let isOver = false
      const saving = async (name: string) => {
        for (let count = 0; count < 8; count++) {
          const { revision } = await row()
          const changed = { ...resume, basics: { ...resume.basics, name: `${name}${count}` } }
          await person.call('saveStoredResume', { id, revision, resume: changed })
        }
      }
      const choosing = async (choices: readonly MaskKind[][]) => {
        for (const hidden of [...choices, ...choices]) await open(hidden)
      }
      const looking = async () => {
        while (!isOver) seen.push(await view(token))
      }
      const looks = [looking(), looking()]
      await Promise.all([
        saving('甲'),
        saving('乙'),
        choosing([[...MASK_KINDS], ['phone'], ['phone', 'email', 'links'], ['phone', 'birth']]),
        choosing([['phone', 'qq'], [...MASK_KINDS], ['phone', 'salary']]),
      ])
      isOver = true
      await Promise.all(looks)
      expect(seen.length).toBeGreaterThan(5)
      expect(seen.flatMap((answer) => told(answer, ['phone']))).toEqual([])
      const { masked_revision, revision, masked_kinds } = await row()
      expect(masked_revision).toBe(revision)
      expect((await person.call('readShare', { id })).data.hidden.join(',')).toBe(masked_kinds)
      const { data } = await view(token)
      expect(data.resume.basics.name).toBe(
        (await person.call('readStoredResume', { id })).data.resume.basics.name,
      )
    },
  )

  test('leave no copy behind when the link is revoked or hides nothing', async () => {
    await open()
    await person.call('revokeShare', { id })
    expect(await row()).toMatchObject({ masked: null, masked_kinds: null })
    await open()
    await open([])
    expect(await row()).toMatchObject({ masked: null, masked_kinds: null })
  })

  test('of a link that has no copy show nothing until it is made', async () => {
    const token = await open()
    const none = { masked: null, masked_kinds: null, masked_revision: null, masked_by: null }
    await api.db.updateTable('resumes').set(none).execute()
    const answer = await view(token)
    expect(answer.status).toBe(503)
    expect(told(answer)).toEqual([])
    expect(await maskStaleShares(api.db)).toBeGreaterThanOrEqual(1)
    expect((await view(token)).data.masked).toBe(true)
    expect(await maskStaleShares(api.db)).toBe(0)
  })

  test('are made again after a save by a machine that knows of no copies', async () => {
    const token = await open()
    const content = JSON.stringify({ ...resume, basics: { ...resume.basics, name: '新名字' } })
    await api.db.updateTable('resumes').set({ resume: content, revision: 2 }).where('id', '=', id).execute()
    expect((await view(token)).data.resume.basics.name).toBe('费林')
    await maskStaleShares(api.db)
    const { data } = await view(token)
    expect(data.resume.basics.name).toBe('新名字')
    expect(told(data)).toEqual([])
  })

  test('hide everything when a machine of the version before opened them to mask', async () => {
    const token = await open([])
    await api.db.updateTable('shares').set({ shows_contacts: 0 }).where('token', '=', token).execute()
    expect(told(await view(token))).toEqual([])
    await maskStaleShares(api.db)
    const answer = await view(token)
    expect(answer.data.masked).toBe(true)
    expect(told(answer)).toEqual([])
  })
})
