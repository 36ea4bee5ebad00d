import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { countChanges } from './count-changes'
import { diffResumes } from './diff-resumes'

const base = buildResume()
const diff = (change: (resume: Resume) => void, from = base) => diffResumes(from, buildResume(change))
const changed = { state: 'changed', isMoved: false, fields: [], entries: [] }

describe('the difference of two resumes', () => {
  test('names each field with its old and new text, by the ids of sections and entries', () => {
    const { parts, style } = diff((resume) => {
      resume.basics.name = '王晓明'
      resume.intention.cities = ['上海']
      Object.assign(resume.sections[0]!.items[1]!, { title: '丙公司', to: 'now' })
    })
    expect(parts).toEqual([
      {
        ...changed,
        part: 'basics',
        fields: [{ label: 'basics.name', kind: 'text', before: '王小明', after: '王晓明' }],
      },
      {
        ...changed,
        part: 'intention',
        fields: [{ label: 'intention.cities', kind: 'text', before: '上海、杭州', after: '上海' }],
      },
      {
        ...changed,
        part: { id: 's1', kind: 'work', title: '' },
        entries: [
          {
            id: 's1-2',
            title: '丙公司',
            state: 'changed',
            isMoved: false,
            fields: [
              { label: 'work.title', kind: 'text', before: '乙公司', after: '丙公司' },
              { label: 'work.to', kind: 'month', before: '2020-08', after: 'now' },
            ],
          },
        ],
      },
    ])
    expect(style).toEqual([])
    expect(parts.map(countChanges)).toEqual([1, 1, 2])
  })

  test('an added entry carries its texts, and a removed section those of its entries', () => {
    const { parts } = diff((resume) => {
      resume.sections[0]!.items.push(buildItem('s1-3', { title: '丁公司', subtitle: '实习生' }))
      resume.sections.pop()
    })
    expect(parts).toMatchObject([
      {
        part: { id: 's1' },
        entries: [
          {
            state: 'added',
            title: '丁公司 · 实习生',
            fields: [{ after: '丁公司' }, { label: 'work.subtitle', before: '', after: '实习生' }],
          },
        ],
      },
      {
        part: { id: 's2', kind: 'skills' },
        state: 'removed',
        entries: [
          { state: 'removed', title: '语言', fields: [{ before: '语言' }, { before: 'TypeScript' }] },
        ],
      },
    ])
    expect(parts.map(countChanges)).toEqual([1, 1])
  })

  test('of a changed order, as few as possible count as moved', () => {
    const of = (...ids: string[]) =>
      buildResume(
        (resume) =>
          (resume.sections = [
            buildSection(
              's1',
              ids.map((id) => buildItem(id)),
            ),
          ]),
      )
    const { parts } = diffResumes(of('a', 'b', 'c', 'd'), of('d', 'a', 'b', 'c'))
    expect(parts[0]!.entries).toMatchObject([{ id: 'd', isMoved: true, fields: [] }])
    expect(diff((resume) => resume.sections.reverse()).parts).toHaveLength(1)
  })

  test('an entry that changed its section is moved, with the section it was in', () => {
    const { parts } = diff((resume) => {
      const [moved] = resume.sections[0]!.items.splice(1, 1)
      resume.sections[1]!.items.push({ ...moved!, text: '新写' })
    })
    expect(parts).toMatchObject([
      {
        part: { id: 's2' },
        entries: [{ id: 's1-2', state: 'changed', isMoved: true, from: { id: 's1' } }],
      },
    ])
    expect(parts[0]!.entries[0]!.fields).toContainEqual({
      label: 'skills.text',
      kind: 'text',
      before: '',
      after: '新写',
    })
  })

  test('another kind of section changes the names of its fields, not their texts', () => {
    const { parts } = diff((resume) => {
      resume.sections[0]!.kind = 'internship'
    })
    expect(parts).toMatchObject([
      { fields: [{ kind: 'sectionKind', before: 'work', after: 'internship' }], entries: [] },
    ])
  })

  test('hiding, keeping together and pictures are settings, links and custom fields entries of the details', () => {
    const { parts } = diff((resume) => {
      resume.basics.photo = 'photo-1'
      resume.basics.links[0]!.label = '主页'
      resume.basics.custom = []
      resume.sections[0]!.visible = false
      resume.sections[0]!.column = 'side'
      resume.sections[0]!.items[0]!.keep = true
    })
    expect(parts).toMatchObject([
      {
        fields: [{ label: 'photo', kind: 'picture' }],
        entries: [
          { id: 'l1', title: '主页' },
          { id: 'c1', title: '驾照', state: 'removed' },
        ],
      },
      {
        fields: [
          { label: 'hidden', kind: 'setting', before: '', after: 'true' },
          { label: 'column', kind: 'column', before: '', after: 'side' },
        ],
        entries: [{ fields: [{ label: 'keep', before: '', after: 'true' }] }],
      },
    ])
  })

  test('style is told apart from text, and what no page shows is left out', () => {
    const { parts, style } = diff((resume) => {
      Object.assign(resume.style, { template: 'band@1', size: 11 })
      Object.assign(resume, { scenario: 'campus', dismissed: ['rule.x'], assisted: true })
    })
    expect(parts).toEqual([])
    expect(style).toEqual([
      { field: 'template', before: base.style.template, after: 'band@1' },
      { field: 'size', before: base.style.size, after: 11 },
    ])
  })
})

describe('the difference of any two resumes', () => {
  const total = (a: Resume, b: Resume) => {
    const { parts, style } = diffResumes(a, b)
    return [parts.reduce((sum, part) => sum + countChanges(part), 0), style.length]
  }
  const shown = (resume: Resume) => ({ ...resume, scenario: '', dismissed: [], assisted: undefined })

  test('a resume does not differ from itself', () => {
    fc.assert(fc.property(arbitraryResume, (one) => void expect(total(one, one)).toEqual([0, 0])))
  })

  test('there are as many changes on the way back, and every text stands on the other side', () => {
    fc.assert(
      fc.property(arbitraryResume, arbitraryResume, (a, b) => {
        expect(total(b, a)).toEqual(total(a, b))
        const texts = (from: Resume, to: Resume) =>
          diffResumes(from, to).parts.flatMap(({ fields, entries }) =>
            [...fields, ...entries.flatMap((entry) => entry.fields)].map(({ before, after }) =>
              from === a ? [before, after] : [after, before],
            ),
          )
        expect(texts(b, a).map(String).sort()).toEqual(texts(a, b).map(String).sort())
      }),
    )
  })

  test('a changed text is the only change, and the text of one with the style of the other differs in style alone', () => {
    fc.assert(
      fc.property(arbitraryResume, arbitraryResume, fc.string(), (a, b, name) => {
        const renamed = { ...a, basics: { ...a.basics, name } }
        expect(total(a, renamed)).toEqual([Number(name !== a.basics.name), 0])
        const restored = { ...a, style: b.style }
        expect(diffResumes(a, restored).parts).toEqual([])
        expect(diffResumes(b, restored).style).toEqual([])
      }),
    )
  })

  test('without a change, both show the same', () => {
    const visible = (resume: Resume) => {
      const { basics, intention, style } = shown(resume)
      return {
        basics,
        intention,
        style,
        ids: resume.sections.map(({ id, items }) => [id, ...items.map((one) => one.id)]),
      }
    }
    fc.assert(
      fc.property(arbitraryResume, arbitraryResume, (a, b) => {
        const isSame = String(total(a, b)) === '0,0'
        if (isSame) expect(visible(a)).toEqual(visible(b))
        else expect(shown(a)).not.toEqual(shown(b))
      }),
    )
  })
})
