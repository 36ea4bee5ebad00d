import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing, someResume, someStored, someTemplate } from '#tests/builders'
import { putOn } from './put-on.server'

const modern = someTemplate('modern', { margins: 12 }, 3)
const shelf = { listTemplates: () => [modern], readStoredResume: () => someStored() }
const asked = { template: 'modern', resume: 'r1', colour: '#0f766e' }
const saved = { revision: 6, updatedAt: 60 }

describe('putting a resume into a template', () => {
  test('changes its look and no word of it', async () => {
    const upstream = fakeUpstream({ ...shelf, saveStoredResume: () => saved })
    expect(await putOn(upstream, asked)).toEqual({ done: 'r1' })
    const [, save] = upstream.calls.at(-1)!
    const { style, ...content } = someResume()
    expect(save).toEqual({
      id: 'r1',
      revision: 5,
      resume: { ...content, style: { ...style, template: 'modern@3', margins: 12, colour: '#0f766e' } },
    })
  })

  test('is tried once more when somebody saved in between', async () => {
    let tries = 0
    const saveStoredResume = () => (++tries === 1 ? refusing(Codes.conflict)() : saved)
    expect(await putOn(fakeUpstream({ ...shelf, saveStoredResume }), asked)).toEqual({ done: 'r1' })
  })

  test('says why it was refused', async () => {
    const upstream = fakeUpstream({ ...shelf, saveStoredResume: refusing(Codes.badInput) })
    expect(await putOn(upstream, asked)).toEqual({ refusal: '不行' })
  })

  test.each([{ template: 'gone' }, { resume: '../x' }])('knows that %j is not there', async (change) => {
    expect(await putOn(fakeUpstream(shelf), { ...asked, ...change })).toBe('gone')
  })

  test('knows that the resume is not there', async () => {
    const upstream = fakeUpstream({ ...shelf, readStoredResume: refusing(Codes.notFound) })
    expect(await putOn(upstream, asked)).toBe('gone')
  })
})
