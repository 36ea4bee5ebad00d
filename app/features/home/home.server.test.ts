import { expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing, someTemplate, unreachable } from '#tests/builders'
import { loadShelf } from './home.server'

const silent = { warn: () => undefined }

test('the front page shows what the shelf has', async () => {
  const upstream = fakeUpstream({ listSamples: () => [], listTemplates: () => [someTemplate('classic')] })
  const { samples, templates } = await loadShelf(upstream, silent)
  expect([samples.length, templates.map(({ id }) => id)]).toEqual([0, ['classic']])
})

test('the front page stands without what cannot be had, and says so in the log', async () => {
  const noted: string[] = []
  const log = { warn: (_: object, message: string) => void noted.push(message) }
  const upstream = fakeUpstream({ listSamples: unreachable, listTemplates: refusing(Codes.notFound) })
  expect(await loadShelf(upstream, log)).toEqual({ samples: [], templates: [] })
  expect(noted).toHaveLength(2)
})
