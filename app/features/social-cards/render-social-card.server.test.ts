import { describe, expect, test } from 'vitest'
import { fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { TypesetBusyError } from '#typeset/typesetter'
import { cardOf } from './card-content.server'
import { renderSocialCard } from './render-social-card.server'

const request = new Request('https://cv.example.com/cards/templates/classic.png')
const contentOf = (title: string) => ({
  card: cardOf({ kind: '', language: 'zh', title, note: ['一栏'], shown: { what: 'pages' } }),
  pictures: () => Promise.resolve([new Uint8Array([1])]),
})

describe('a card that many ask for', () => {
  test('is drawn once at a time, and again when it could not be drawn', async () => {
    let calls = 0
    const typesetter = fakeTypesetter({
      socialCard: () => {
        calls++
        return calls === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(new Uint8Array([calls]))
      },
    })
    const ask = () => renderSocialCard(request, typesetter, 'templates', contentOf('经典'))
    await expect(ask()).rejects.toThrow('gone')
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(
      await Promise.all(answers.map(async (one) => [...new Uint8Array(await one.arrayBuffer())])),
    ).toEqual([[2], [2], [2]])
    await ask()
    expect(calls).toBe(2)
    await renderSocialCard(request, typesetter, 'templates', contentOf('极简'))
    expect(calls).toBe(3)
  })

  test('is asked for later when the typesetter stays busy', async () => {
    let calls = 0
    const typesetter = fakeTypesetter({
      socialCard: () => (calls++, Promise.reject(new TypesetBusyError('120 tasks wait already'))),
    })
    const answer = await renderSocialCard(request, typesetter, 'templates', contentOf('经典'))
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0, calls]).toEqual([503, true, 3])
  })
})
