import { describe, expect, test } from 'vitest'
import type { DeviceDraft } from '#app/local-storage/drawer'
import { someResume } from '#tests/builders'
import { foundDrafts, nameOf } from './found-drafts'

const server = (id: string, updatedAt: number) => ({ id, updatedAt, name: '服务器', position: '' })
const device = (id: string, updatedAt: number): DeviceDraft => ({ id, updatedAt, resume: someResume() })
const told = (found: ReturnType<typeof foundDrafts>) => found.map(({ id, home }) => `${id} ${home}`)

describe('drafts that are in no account', () => {
  test('are listed once, newest first, where their newest text is', () => {
    const found = foundDrafts(
      [server('a', 5), server('b', 9)],
      [device('a', 7), device('b', 8), device('c', 6)],
    )
    expect(told(found)).toEqual(['b server', 'a device', 'c device'])
    expect(found.map((draft) => draft.device?.id)).toEqual(['b', 'a', 'c'])
  })

  test('go by what is in them', () => {
    const [draft] = foundDrafts([], [device('a', 1)])
    expect(nameOf(draft!)).toBe('王小明 · 前端工程师')
    expect(nameOf(server('b', 1))).toBe('服务器')
  })

  test('are listed whatever a former version has kept', () => {
    const broken = { id: 'a', updatedAt: 1, resume: {} } as DeviceDraft
    expect(foundDrafts([], [broken])).toMatchObject([{ name: '', position: '' }])
  })
})
