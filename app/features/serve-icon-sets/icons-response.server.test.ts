import { describe, expect, test } from 'vitest'
import { iconsResponse } from './icons-response.server'

type Icons = { prefix: string; icons: Record<string, { body: string }>; not_found?: string[] }
const requestIcons = (file: string, query = '', hosts: string[] = []) =>
  iconsResponse(new Request(`https://a.example/icons/${file}${query}`), file, hosts)

describe('the icons endpoint', () => {
  test('returns only the requested icons', async () => {
    const answer = requestIcons('lucide.json', '?icons=rocket,cat')
    const { prefix, icons, not_found } = (await answer.json()) as Icons
    expect([answer.status, prefix, Object.keys(icons).sort(), not_found]).toEqual([
      200,
      'lucide',
      ['cat', 'rocket'],
      undefined,
    ])
    expect(icons.rocket?.body).toMatch(/^<.*path/)
    expect(answer.headers.get('cache-control')).toContain('max-age')
  })

  test('returns an alias with the icon it refers to', async () => {
    const { icons, aliases } = (await requestIcons('lucide.json', '?icons=home').json()) as Icons & {
      aliases: Record<string, { parent: string }>
    }
    const { parent = '' } = aliases.home ?? {}
    expect(Object.keys(icons)).toEqual([parent])
  })

  test('lists unknown icons in not_found', async () => {
    const { icons, not_found } = (await requestIcons(
      'lucide.json',
      '?icons=no-such,__proto__',
    ).json()) as Icons
    expect([icons, not_found]).toEqual([{}, ['no-such', '__proto__']])
  })

  test.each([
    ['mdi.json', [], 404],
    ['mdi.json', ['https://icons.example'], 501],
    ['constructor.json', [], 404],
    ['../lucide.json', [], 404],
    ['lucide.js', [], 404],
  ])('for %s with the hosts %j, responds with %d', (file, hosts, status) => {
    expect(requestIcons(file, '?icons=a', hosts).status).toBe(status)
  })

  test('rejects a request for more than 100 icons', () => {
    expect(requestIcons('lucide.json', `?icons=${Array(101).fill('cat').join(',')}`).status).toBe(400)
  })
})
