import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { personFields, placeLine } from './move-targets'
import { replayChanges, resumeToSave } from './replay-changes'
import { addChange, type Change } from './review-state'

const withLines = (...texts: string[]) =>
  buildResume(({ sections }) => {
    const items = texts.map((text, i) => buildItem(`unplaced-${i + 1}`, { text }))
    sections.push({ ...buildSection('unplaced', items, 'custom'), title: '未归类的内容' })
  })
const replay = (read: Resume, ...changes: Change[]) => {
  const replayed = replayChanges(read, changes)
  return { ...replayed, saved: resumeToSave(read, replayed) }
}
const move = (line: string, to: string) => ({ line, to })

describe('a line that is moved', () => {
  test.each([
    ['手机：13812345678', 'basics.phone', { basics: { phone: '13812345678' } }],
    ['a@example.com', 'basics.email', { basics: { email: 'a@example.com' } }],
    ['出生年月：1998年3月', 'basics.birth', { basics: { birth: '1998-03' } }],
    ['意向城市：北京、上海', 'intention.cities', { intention: { cities: ['北京', '上海'] } }],
    ['血型：**O** 型', 'custom', { basics: { custom: [{}, { label: '血型', value: 'O 型' }] } }],
    ['主页：https://a.example.com', 'link', { basics: { links: [{}, { label: '主页' }] } }],
  ])('%s goes to %s without the words that the field says anyway', (line, to, expected) => {
    const read = withLines(line)
    read.intention.cities = []
    const { saved, unclassified, moved } = replay(read, move('0-0', to))
    expect(saved).toMatchObject(expected)
    expect(unclassified).toEqual([])
    expect(moved).toMatchObject([{ id: '0-0', index: 0, to }])
    expect(saved.sections.map(({ id }) => id)).toEqual(['s1', 's2'])
  })

  test.each([
    [
      'entry:s1',
      '丙公司  设计师  2016.07-2018.06',
      { title: '丙公司', subtitle: '设计师', from: '2016-07', to: '2018-06' },
    ],
    ['entry:s1', '丙公司', { title: '丙公司', from: '' }],
    ['entry:s1', '- ' + '很长的一句话'.repeat(10), { title: '', text: '- ' + '很长的一句话'.repeat(10) }],
    ['text:s1', '- 又做了一件事', { title: '乙公司', text: '- 又做了一件事' }],
    ['text:s2', '- Rust', { title: '语言', text: 'TypeScript\n- Rust' }],
  ])('with %s becomes an entry or a text: %s', (to, line, expected) => {
    const { saved } = replay(withLines(line), move('0-0', to))
    expect(saved.sections.find(({ id }) => to.endsWith(id))?.items.at(-1)).toMatchObject(expected)
  })

  test('begins a section, which the next line joins', () => {
    const { saved } = replay(
      withLines('热爱开源\n也爱写作'),
      move('0-0', 'entry:new-summary'),
      move('0-1', 'text:new-summary'),
    )
    expect(saved.sections.at(-1)).toMatchObject({ kind: 'summary', items: [{ text: '热爱开源\n也爱写作' }] })
  })

  test('sends the words that stood in its field to the unclassified ones, which can be moved on', () => {
    const read = withLines('李小红')
    const once = replay(read, move('0-0', 'basics.name'))
    expect(once.unclassified).toMatchObject([{ id: '0-0-x', plain: '王小明' }])
    expect(once.saved.sections.at(-1)).toMatchObject({ id: 'unplaced', items: [{ text: '王小明' }] })
    const twice = replay(read, move('0-0', 'basics.name'), move('0-0-x', 'custom'))
    expect(twice.saved.basics).toMatchObject({ name: '李小红', custom: [{}, { value: '王小明' }] })
    // The second move has no line without the first.
    expect(replay(read, move('0-0-x', 'custom')).saved).toEqual(read)
  })

  test('stays unclassified where its target takes it not', () => {
    for (const to of [
      'basics.email',
      'basics.photo',
      'link',
      'text:gone',
      'entry:unplaced',
      'constructor',
      '',
    ])
      expect(replay(withLines('不是邮箱'), move('0-0', to))).toMatchObject({
        moved: [],
        unclassified: [{ id: '0-0' }],
      })
  })
})

test('a resume without a move is saved as it was read, with the blank lines of its unclassified text', () => {
  const read = withLines('一行\n\n  两行')
  expect(replay(read).saved).toEqual(read)
  expect(replay(read, { path: 'basics.name', value: '李' }).saved.sections).toEqual(read.sections)
})

test('ids that an earlier import gave are not given again', () => {
  const read = withLines('丙公司\n丁公司')
  read.sections[0]!.items[0]!.id = 'moved-0-0'
  read.sections.at(-1)!.items[0]!.title = '附注'
  const { saved } = replay(read, move('0-0', 'entry:s1'))
  expect(saved.sections[0]!.items.at(-1)!.id).toBe('moved-0-0-2')
  expect(saved.sections.at(-1)!.items).toMatchObject([
    { id: 'unplaced-1', title: '附注', text: '' },
    { text: '丁公司' },
  ])
  expect(Resume.safeParse(saved).success).toBe(true)
})

test('typing on replaces what was typed, but not what was typed before a move', () => {
  const typed = (value: string) => ({ path: 'basics.city', value })
  const changes = [typed('上'), typed('上海'), move('0-0', 'basics.city'), typed('北'), typed('北京')]
  const retained = changes.reduce<Change[]>(addChange, [])
  expect(retained).toEqual([typed('上海'), move('0-0', 'basics.city'), typed('北京')])
  const { saved, unclassified, typed: raw } = replay(withLines('深圳'), ...retained)
  expect(saved.basics.city).toBe('北京')
  expect(unclassified).toMatchObject([{ plain: '上海' }])
  expect(raw.get('basics.city')).toBe('北京')
})

test('any sequence of moves, with any of them undone, loses no word and leaves a valid resume', () => {
  const separator = fc.constantFrom(' ', '  ', '：', ' | ', '，', ' 2019.07-2021.06 ')
  const lines = fc.array(
    fc.record({
      start: fc.constantFrom('', '- ', '1. ', '手机：', '**', '[x](https://example.com/)'),
      separators: fc.array(separator, { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const to = fc.constantFrom(
    ...personFields,
    ...[
      'custom',
      'link',
      'entry:s1',
      'text:s1',
      'entry:s2',
      'text:s2',
      'entry:new-awards',
      'text:new-awards',
      'entry:x',
    ],
  )
  const moves = fc.array(fc.record({ line: fc.nat(9), again: fc.nat(2), to, isUndone: fc.boolean() }), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(lines, moves, (shapes, wishes) => {
      const words: string[] = []
      const texts = shapes.map(({ start, separators }, i) => {
        const own = [...separators, ''].map((_, j) => `词${i}之${j}末`)
        words.push(...own)
        return start + own.map((word, j) => word + (separators[j] ?? '')).join('')
      })
      const read = withLines(texts.join('\n'))
      const retained = [read.basics.name, read.intention.position, ...read.intention.cities]
      const changes = wishes
        .filter(({ isUndone }) => !isUndone)
        .map(({ line, again, to: target }) => move(`0-${line}${'-x'.repeat(again)}`, target))
      const { saved } = replay(read, ...changes)
      const all = JSON.stringify(saved)
      for (const word of [...words, ...retained]) expect(all).toContain(word)
      expect(Resume.safeParse(saved).error).toBeUndefined()
    }),
  )
})

test('a full list takes no more', () => {
  const full = buildResume(({ basics, sections }) => {
    basics.custom = Array.from({ length: 20 }, (_, i) => ({ id: `c${i}`, label: '', value: 'x' }))
    sections[0]!.items = Array.from({ length: 60 }, (_, i) => buildItem(`i${i}`))
  })
  for (const to of ['custom', 'entry:s1']) expect(placeLine(full, '0-0', '一行', to)).toBeUndefined()
})
