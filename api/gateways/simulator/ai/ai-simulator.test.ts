import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AiProvider } from '../../ai/ai-provider'
import { createAi } from '../../create-providers'
import { createOpenAiClient } from '../../ai/openai-client'
import { type Simulator, startSimulator } from '../start-simulator'

let simulator: Simulator
beforeAll(async () => {
  const place = { publicOrigin: 'http://localhost:3000' }
  simulator = await startSimulator({ clock: Date.now, ...place })
})
afterAll(() => simulator.close())

async function readAnswer(ai: AiProvider, rules: string): Promise<string> {
  let text = ''
  const messages = [
    { role: 'system', content: rules },
    { role: 'user', content: '三个字' },
  ] as const
  for await (const piece of ai.answer({ messages, signal: new AbortController().signal }))
    if ('text' in piece) text += piece.text
  return text
}

test('the simulated assistant answers the real client on its own port, and says that it is simulated', async () => {
  const ai = createAi({ provider: 'simulator' }, simulator)!
  expect(ai.simulated).toBe(true)
  expect(new URL(simulator.ai.baseUrl).port).not.toBe('3000')
  const [chinese, english] = await Promise.all([readAnswer(ai, '规则'), readAnswer(ai, 'rules')])
  expect(chinese).toMatch(/^\*\*这是演示回答。\*\* 当前未接入 AI/)
  expect(chinese).toContain('已收到 3 个字')
  expect(english).toMatch(/^\*\*This is a demo answer\.\*\*/)
})

test('the simulated assistant answers a free check with a valid key', async () => {
  const keys = { ...simulator.ai, idleTimeoutMs: 5_000, maxTokens: 100 }
  expect(await createOpenAiClient(keys, { simulated: true }).check()).toBe(true)
  const wrong = createOpenAiClient({ ...keys, apiKey: 'sk-other' }, { simulated: true })
  await expect(wrong.check()).rejects.toMatchObject({ kind: 'refused' })
  const elsewhere = createOpenAiClient({ ...keys, baseUrl: `${keys.baseUrl}/elsewhere` }, { simulated: true })
  expect(await elsewhere.check()).toBe(false)
})

test.each([
  ['another key', { apiKey: 'sk-other' }],
  ['another model', { model: 'other' }],
])('the simulated assistant rejects %s', async (_, wrong) => {
  const keys = { ...simulator.ai, idleTimeoutMs: 5_000, maxTokens: 100, ...wrong }
  const client = createOpenAiClient(keys, { simulated: true })
  await expect(readAnswer(client, '规则')).rejects.toMatchObject({ kind: 'refused' })
})
