import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const subject = fileURLToPath(new URL('./log-unhandled-rejections.ts', import.meta.url))

/** A process that ignores a promise, and has work left. */
function forgetful(listens: boolean) {
  const script = `
    import { logUnhandledRejections } from ${JSON.stringify(subject)}
    const log = { error: (facts, message) => console.log(JSON.stringify({ message, ...facts })) }
    if (${listens}) logUnhandledRejections(log)
    void Promise.reject(new TypeError('of "somebody"'))
    setTimeout(() => console.log('the work of others'), 20)
  `
  const node = ['--import', 'tsx', '--input-type=module', '--eval', script]
  return spawnSync(process.execPath, node, { encoding: 'utf8' })
}

test('an unhandled rejection is logged without user data, and the process goes on', () => {
  const { status, stdout } = forgetful(true)
  const [line, after] = stdout.trim().split('\n')
  expect(JSON.parse(line!)).toMatchObject({
    message: 'something failed that nobody waited for',
    error: { name: 'TypeError', message: 'of …' },
  })
  expect([after, status]).toEqual(['the work of others', 0])
})

test('without the handler Node ends the process', () => {
  const { status, stdout } = forgetful(false)
  expect([status, stdout]).toEqual([1, ''])
})
