import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { creditLinesPerPage, type CreditHistory } from '#contract/billing/ai-credits'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { mergeAccounts } from '../../accounts/users/merge-accounts'
import { newShortId } from '../../ids-and-hashes'
import { databases } from '../../testing/databases'
import { newQuestion, readStream } from '../../testing/read-stream'
import { createTestAdmin, createTestUser, grantMembership } from '../../testing/test-person'
import { createGate } from '../../testing/scripted-ai'
import { useTestChat } from '../../testing/use-test-chat'

describe.each(databases)('the history of AI credits on $name', ({ empty }) => {
  const chat = useTestChat(empty)
  const { api, ai, ask, askSuccessfully, grantPoints, remainingAnswers } = chat
  beforeEach(async () => {
    api.time.now = Date.UTC(2026, 4, 10)
    chat.person = await createTestUser(api)
    api.time.now += 1_000
  })
  const read = async (page = 1, user = chat.person): Promise<CreditHistory> =>
    (await user.call('readCreditHistory', { page })).data
  const short = ({ lines }: CreditHistory) =>
    lines.map(({ kind, purpose, change, balance }) => [kind, purpose ?? '', change, balance].join(' '))

  test('a new account has its free credits; an answer uses one, a failed one is returned', async () => {
    expect(short(await read())).toEqual(['welcome  1 1'])
    ai.setScript([{ fail: 'down' }])
    await ask()
    ai.setScript([{ text: '好' }, { end: 'whole' }])
    const { sessionId } = await askSuccessfully({ question: '怎么写？' })
    const history = await read()
    expect(short(history)).toEqual(['use chat -1 0', 'return chat 1 1', 'use chat -1 0', 'welcome  1 1'])
    expect(history.lines[0]!.for).toEqual({ is: 'chat', id: sessionId, title: '怎么写？' })
    await chat.person.call('eraseChat', { id: sessionId })
    const kept = await read()
    expect(short(kept)).toEqual(short(history))
    expect(kept.lines[0]!.for).toBeNull()
    expect((await ask()).code).not.toBe(0)
    expect(short(await read())).toEqual(short(history))
  })

  test('a question that is sent twice, and a running one, are one use', async () => {
    const gate = createGate()
    ai.setScript([{ wait: gate.wait }, { text: '好' }, { end: 'whole' }])
    const question = newQuestion()
    const answers = [1, 2].map(() => readStream(api, 'askChat', question, chat.person.token))
    await expect.poll(async () => short(await read())[0]).toBe('use chat -1 0')
    gate.open()
    await Promise.all(answers)
    expect(short(await read())).toEqual(['use chat -1 0', 'welcome  1 1'])
  })

  test('a rewrite says of what, and leads to its resume until that is deleted', async () => {
    await grantPoints(5)
    const resume = buildResume((one) => void (one.style.template = 'classic@3'))
    const { id } = (await chat.person.call('createResume', { resume, title: '前端' })).data
    ai.setScript([{ text: '{"changes":[{"field":"f1","text":"牵头一件事"}]}' }, { end: 'whole' }])
    for (const more of [{ target: 's1-1.text', line: '做了一件事' }, { target: 's1-1' }, {}]) {
      const question = { askId: newShortId(), resumeId: id, act: 'polish', ...more } as const
      await readStream(api, 'askProposals', question, chat.person.token)
    }
    const { lines } = await read()
    expect(lines.slice(0, 3).map(({ purpose }) => purpose)).toEqual(['resume', 'part', 'line'])
    expect(lines[0]!.for).toEqual({ is: 'resume', id, title: '前端' })
    await chat.person.call('binResume', { id })
    expect((await read()).lines[0]!.for).toBeNull()
  })

  test('months, memberships and credits of support are lines, whenever they are looked at', async () => {
    const admin = await createTestAdmin(api)
    const support = (points: number) =>
      admin.call('grantPoints', { id: chat.person.userId, wish: newShortId(), points, reason: '补偿' })
    await grantMembership(api, chat.person, 200, 31)
    await support(5)
    await support(-2)
    await ask()
    api.time.now = Date.UTC(2026, 5, 5)
    const june = ['month  30 34', 'expired  -29 4', 'use chat -1 33']
    const mayLines = ['support  -2 34', 'support  5 36', 'admin  30 31', 'welcome  1 1']
    expect(short(await read())).toEqual([...june, ...mayLines])
    api.time.now = Date.UTC(2026, 5, 20)
    await ask()
    expect(short(await read())).toEqual(['use chat -1 3', 'ended  -30 4', ...june, ...mayLines])
    expect(await remainingAnswers()).toBe(3)
  })

  test('a plan without a limit uses nothing', async () => {
    const benefits = JSON.stringify({ [BenefitIds.chatVipCount]: UNLIMITED, [BenefitIds.catPoints]: 1 })
    await api.db.updateTable('product_terms').set({ benefits }).where('product_id', '=', '300').execute()
    await grantMembership(api, chat.person, 300, 31)
    await ask()
    expect(short(await read())).toEqual(['use chat 0 -1', 'admin  0 -1', 'welcome  1 1'])
  })

  test('a long history has pages; a page after the last is the last', async () => {
    for (let points = 1; points <= creditLinesPerPage; points++) {
      api.time.now += 1_000
      await grantPoints(points)
    }
    const [first, second, far] = await Promise.all([read(), read(2), read(99)])
    expect([first.page, first.pages, first.lines.length]).toEqual([1, 2, creditLinesPerPage])
    expect(short(second)).toEqual(['welcome  1 1'])
    expect(far).toEqual(second)
    // Once a movement has written them, the pages are the same lines.
    await ask()
    const [newest] = (await read()).lines
    const written = [...(await read()).lines, ...(await read(2)).lines]
    expect(written).toEqual([newest, ...first.lines, ...second.lines])
    expect((await chat.person.call('readCreditHistory', { page: 'x' as unknown as number })).data.page).toBe(
      1,
    )
  })

  test('accounts that are merged have the lines of both in one order, and one about the sum', async () => {
    const other = await createTestUser(api)
    await grantPoints(3, other)
    api.time.now += 1_000
    await grantPoints(10)
    await ask()
    const now = (api.time.now += 1_000)
    const merge = { from: other.userId, into: chat.person.userId, now }
    await api.db.transaction().execute((trx) => mergeAccounts(trx, merge))
    const history = await read()
    // The free credit of only one of them counts.
    expect(history.lines.map(({ change }) => change).sort((a, b) => a - b)).toEqual([-1, -1, 1, 1, 3, 10])
    expect(history.lines[0]).toMatchObject({ kind: 'merged', balance: await remainingAnswers() })
    for (const [index, { change, balance }] of history.lines.entries())
      expect(balance).toBe((history.lines[index + 1]?.balance ?? 0) + change)
    await ask()
    expect((await read()).lines[0]).toMatchObject({ kind: 'use', balance: await remainingAnswers() })
  })

  test('an account that is older than the history begins with what it had then', async () => {
    await grantPoints(5)
    const [user_id, at] = [chat.person.userId, api.time.now]
    const spent = { user_id, benefit_id: BenefitIds.catPoints, period_at: 0, spent: 2 }
    await api.db.insertInto('benefit_counters').values(spent).execute()
    const unknown = { purpose: null, turn_id: null, change: 0, balance: 0, unlimited: 0 }
    const start = { id: `start-${user_id}`, user_id, number: 0, kind: 'start', at, ...unknown } as const
    await api.db.insertInto('ai_credit_lines').values(start).execute()
    expect(short(await read())).toEqual(['opening  4 4'])
    api.time.now += 1_000
    await ask()
    const { lines } = await read()
    expect(lines).toMatchObject([
      { kind: 'use', balance: 3 },
      { kind: 'opening', balance: 4, at },
    ])
  })

  test('a use by the API is a line; others do not see it', async () => {
    await chat.person.call('consumeBenefit', { benefitId: BenefitIds.catPoints })
    expect(short(await read())).toEqual(['use other -1 0', 'welcome  1 1'])
    expect(short(await read(1, await createTestUser(api)))).toEqual(['welcome  1 1'])
  })
})
