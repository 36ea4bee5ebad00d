import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { yearsWorked } from './years-worked'

const now = new Date(2026, 10, 30)
const resumeWith = (parts: { custom?: [string, string]; summary?: string; jobs?: string[][] }) =>
  buildResume((resume) => {
    const [label = '', value = ''] = parts.custom ?? []
    resume.basics.custom = label ? [{ id: 'f1', label, value }] : []
    const jobs = (parts.jobs ?? []).map(([from = '', to = '', subtitle = ''], n) =>
      buildItem(`s1-${n}`, { from, to, subtitle }),
    )
    resume.sections = [
      buildSection('s1', jobs, 'work'),
      buildSection('s2', [buildItem('s2-1', { text: parts.summary ?? '' })], 'summary'),
    ]
  })

test.each([
  [{}, 0],
  [{ custom: ['工作年限', '6 年'] }, 6],
  [{ custom: ['工作年限', '约 8 年'] }, 8],
  [{ custom: ['到岗时间', '1 周'] }, 0],
  [{ summary: '5 年门店管理经验，带过 12 人' }, 5],
  [{ summary: '〔6〕年〔岗位〕经验，〔6 年〕' }, 0],
  [{ summary: '2019 年加入' }, 0],
  [{ jobs: [['2020-12', 'now']] }, 6],
  [{ jobs: [['2020-12', '']] }, 6],
  [{ jobs: [['2020-12', '至']] }, 6],
  [{ jobs: [['2020-12', '至今']] }, 6],
  [{ jobs: [['2020-12', '20']] }, 6],
  [{ jobs: [['2020.12', '2021.11']] }, 1],
  [
    {
      jobs: [
        ['2024-01', '2024-12'],
        ['2024-07', '2025-06'],
      ],
    },
    1.5,
  ],
  [{ jobs: [['2020-01', '2024-12', '会计实习生']] }, 0],
  [{ jobs: [['', '2024-12']] }, 0],
] as const)('the years of work in %j are %d', (parts, years) => {
  expect(yearsWorked(resumeWith(structuredClone(parts) as Parameters<typeof resumeWith>[0]), now)).toBe(years)
})
