import { describe, expect, test } from 'vitest'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import { buildResume } from '#tests/fixtures/resume-builders'
import { mergeDrafts, draftName } from './merge-drafts'

const server = (id: string, updatedAt: number) => ({ id, updatedAt, name: '服务器', position: '' })
const device = (id: string, updatedAt: number): DeviceDraft => ({ id, updatedAt, resume: buildResume() })
const draftNames = (merged: ReturnType<typeof mergeDrafts>) =>
  merged.map(({ id, source: home }) => `${id} ${home}`)

describe('mergeDrafts', () => {
  test('lists each draft once, newest first, with the source of its newest text', () => {
    const merged = mergeDrafts(
      [server('a', 5), server('b', 9)],
      [device('a', 7), device('b', 8), device('c', 6)],
    )
    expect(draftNames(merged)).toEqual(['b server', 'a device', 'c device'])
    expect(merged.map((draft) => draft.device?.id)).toEqual(['b', 'a', 'c'])
  })

  test('lists drafts under the name and position in their content', () => {
    const [draft] = mergeDrafts([], [device('a', 1)])
    expect(draftName(draft!)).toBe('王小明 · 前端工程师')
    expect(draftName(server('b', 1))).toBe('服务器')
  })

  test('lists drafts stored by an earlier version', () => {
    const broken = { id: 'a', updatedAt: 1, resume: {} } as DeviceDraft
    expect(mergeDrafts([], [broken])).toMatchObject([{ name: '', position: '' }])
  })
})
