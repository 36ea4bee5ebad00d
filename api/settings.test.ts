import { describe, expect, test } from 'vitest'
import { readApiSettings } from './settings'

test('a fresh checkout needs none', () => {
  const defaults = { dataDir: './data', logLevel: 'info', host: '127.0.0.1', port: 3000 }
  expect(readApiSettings({})).toEqual({ databaseUrl: undefined, ...defaults })
  expect(readApiSettings({ DATA_DIR: '', PORT: '' })).toMatchObject(defaults)
  expect(Object.isFrozen(readApiSettings({}))).toBe(true)
})

test.each(['postgres://me:pw@db.example:5432/resume', 'postgresql:///resume?host=/run/postgresql'])(
  'takes %s',
  (url) => expect(readApiSettings({ DATABASE_URL: url }).databaseUrl).toBe(url),
)

describe('a wrong one is named, and not quoted', () => {
  test.each([
    { DATABASE_URL: 'mysql://me:geheim@db/resume' },
    { DATABASE_URL: 'geheim' },
    { LOG_LEVEL: 'geheim' },
    { PORT: 'geheim' },
    { PORT: '70000' },
  ])('%o', (env) => {
    const act = () => readApiSettings(env)
    expect(act).toThrow(new RegExp(`^${Object.keys(env)[0]} must be`))
    expect(act).not.toThrow(/geheim/)
  })
})
