import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { sendRequest } from '#tests/servers/send-request'
import type { Measurement } from '../stats/measurement'
import { startFakeAiModel } from './fake-ai-model'
import { percentile } from '../stats/percentiles'
import { canMeasureMemory, type ProcessMemory, measureTreeMemory } from '../server/process-memory'
import { withServer } from '#tests/servers/start-product-server'

const people = { whole: 100, quick: 30 }
const sequentialQuestions = 10
const memorySampleIntervalMs = 250

type AnswerTiming = { firstAt: number; longestGapMs: number; whole: boolean }

/**
 * Measures how long the assistant's answers take from the model to browsers: one by one, then all at once.
 */
export async function measureChat(quick: boolean): Promise<Measurement[]> {
  const model = await startFakeAiModel()
  const env = {
    ALLOW_SIMULATED_PROVIDERS: '1',
    TRUST_PROXY: '1',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.baseUrl,
    AI_API_KEY: 'sk-bench',
    AI_MODEL: 'pacing',
  }
  try {
    return await withServer(
      async ({ origin, pid }) => {
        const count = quick ? people.quick : people.whole
        const cookies: string[] = []
        for (let person = 0; person < count + sequentialQuestions; person++)
          cookies.push(await logIn(origin, person))
        const delay = (timings: AnswerTiming, question: string) =>
          timings.firstAt - model.firstAt.get(question)!
        const single: number[] = []
        for (const [n, cookie] of cookies.slice(0, sequentialQuestions).entries())
          single.push(delay(await readAnswerStream(origin, cookie, `alone ${n}`), `alone ${n}`))
        let highest: ProcessMemory = { rss: 0, pss: 0, processes: 0 }
        const weighing = setInterval(() => {
          const weight = canMeasureMemory ? measureTreeMemory(pid) : highest
          if (weight.rss > highest.rss) highest = weight
        }, memorySampleIntervalMs)
        const timings = await Promise.all(
          cookies
            .slice(sequentialQuestions)
            .map((cookie, n) => readAnswerStream(origin, cookie, `together ${n}`)),
        )
        clearInterval(weighing)
        const delays = timings.map((one, n) => delay(one, `together ${n}`))
        const gaps = timings.map(({ longestGapMs }) => longestGapMs)
        return [
          {
            name: 'first words after the model said them, p95',
            measured: percentile(single, 0.95),
            unit: 'ms',
            max: 30,
          },
          {
            name: `first words of ${count} answers at once, p95`,
            measured: percentile(delays, 0.95),
            unit: 'ms',
          },
          {
            name: `longest pause in ${count} answers at once`,
            measured: Math.max(...gaps),
            unit: 'ms',
            max: 1_000,
          },
          { name: `${count} answers at once are all whole`, measured: timings.every(({ whole }) => whole) },
          {
            name: `memory during ${count} answers at once, RSS of all processes`,
            measured: highest.rss,
            unit: 'MB',
            max: 400,
            note: `${highest.pss.toFixed(0)} MB with what they share counted once`,
          },
        ]
      },
      { env },
    )
  } finally {
    model.close()
  }
}

/** Creates an account from a separate IP address. Returns its cookie. */
async function logIn(origin: string, person: number): Promise<string> {
  const phone = `137${String(person).padStart(8, '0')}`
  const headers = {
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `10.0.${person >> 8}.${person & 255}`,
  }
  const submit = (fields: Record<string, string>) => {
    const form = { mode: 'login', phone, agreed: 'on', ...fields }
    return sendRequest(`${origin}/login`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form).toString(),
    })
  }
  await submit({ intent: 'send' })
  const outbox = (await sendRequest(`${origin}/dev/outbox`)).body.toString()
  const entry = outbox.split('<li').find((one) => one.includes(phone))
  const captcha = />(\d{6})</.exec(entry ?? '')?.[1]
  const { headers: answered } = await submit({ intent: 'login', captcha: captcha ?? '' })
  const cookie = answered['set-cookie']?.find((line) => line.startsWith('auth-storage='))?.split(';')[0]
  if (!cookie) throw new Error(`${phone} could not log in`)
  return cookie
}

/** Sends a question as the page's scripts do, and reads the answer to its end. */
function readAnswerStream(origin: string, cookie: string, question: string): Promise<AnswerTiming> {
  const askId = randomBytes(12).toString('base64url')
  const headers = {
    origin,
    cookie,
    accept: 'application/json, text/event-stream',
    'content-type': 'application/x-www-form-urlencoded',
  }
  return new Promise((resolve, reject) => {
    const clientRequest = request(`${origin}/resume/chat/ask`, { method: 'POST', headers }, (response) => {
      const timings = { firstAt: 0, longestGapMs: 0, whole: false }
      let lastAt = 0
      response.setEncoding('utf8').on('data', (text: string) => {
        const now = performance.now()
        if (text.includes('"html"')) {
          timings.firstAt ||= now
          if (lastAt) timings.longestGapMs = Math.max(timings.longestGapMs, now - lastAt)
          lastAt = now
        }
        timings.whole ||= text.includes('"is":"end"')
      })
      response.on('end', () => resolve(timings))
      response.on('error', reject)
    })
    clientRequest.on('error', reject)
    clientRequest.end(new URLSearchParams({ intent: 'ask', askId, question }).toString())
  })
}
