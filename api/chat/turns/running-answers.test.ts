import { expect, test } from 'vitest'
import { silentLog } from '../../server/log'
import { createRunningAnswers } from './running-answers'

test('a run whose work throws ends and is logged, without an unhandled rejection', async () => {
  const events: object[] = []
  const runs = createRunningAnswers({ ...silentLog, error: (facts) => void events.push(facts) })
  const run = runs.start('t1', () => Promise.reject(new Error('no connection')))
  await expect.poll(() => run.isEnded).toBe(true)
  expect(events).toMatchObject([{ turnId: 't1', error: { message: 'no connection' } }])
  expect(runs.find('t1')).toBeUndefined()
  await runs.close()
})
