import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { PlanBenefitLine, PlanBenefitValue, QuotaLeftLine } from './benefit-line'

function renderLine(line: ReactNode, language: 'zh' | 'en' = 'zh') {
  return render(<I18nextProvider i18n={i18nFor(language)}>{line}</I18nextProvider>).container
}

test.each([
  ['ResumeMaxNum', 3, '份', undefined, '保存简历 3 份'],
  ['ResumeMaxNum', 3, '份', 1, '保存简历 3 份 限时 平时 1 份'],
  ['ResumeMaxDownloadCount', 30, '次/月', undefined, '下载简历 30 次/月'],
  ['ResumeMaxDownloadCount', -1, '次/月', 3, '下载简历 不限 限时 平时 3 次/月'],
  ['ResumeMaxDownloadCount', 3, '次/月', 3, '下载简历 3 次/月'],
  ['ResumeTemplateLevel', 1, '', 0, '模板 全部模板 限时 平时 免费模板'],
  ['ResumeTemplateLevel', -1, '', undefined, '模板 全部模板'],
  ['ChatVipCount', 30, '次/月', undefined, 'AI 次数 30 次/月'],
  ['CatPoints', 1, '次', undefined, '赠送 AI 次数 1 次'],
] as const)(
  'a plan with %s %i %s, previously %s, is shown as “%5$s”',
  (type, val, unit, originalValue, expectedText) => {
    const line = renderLine(<PlanBenefitLine benefit={{ type, val, unit, originalValue }} />)
    expect(line.textContent).toBe(expectedText)
    const struckOut = [...line.querySelectorAll('s')].map(({ textContent }) => textContent)
    expect(struckOut).toEqual(expectedText.includes('平时') ? [expectedText.split('平时 ')[1]] : [])
  },
)

test('a reduced value is shown plainly beside the previous one, and nothing is struck out', () => {
  const benefit = { type: 'ResumeMaxDownloadCount', val: 1, unit: '次/月', originalValue: 3 } as const
  const line = renderLine(<PlanBenefitLine benefit={benefit} />)
  expect(line.textContent).toBe('下载简历 1 次/月（由 3 次/月下调）')
  expect(line.querySelectorAll('s')).toHaveLength(0)
  const english = renderLine(<PlanBenefitLine benefit={{ ...benefit, unit: 'a month' }} />, 'en')
  expect(english.textContent).toBe('1 download a month (was 3 a month)')
})

test('in English an offer has the usual value beside it', () => {
  const benefit = { type: 'ResumeMaxNum', val: 3, unit: '', originalValue: 1 } as const
  const line = renderLine(<PlanBenefitLine benefit={benefit} />, 'en')
  expect(line.textContent).toBe('3 saved resumes Limited time usually 1')
})

test.each([
  ['ChatVipCount', 30, 'a month', '30 AI credits a month'],
  ['CatPoints', 1, '', '1 one-time AI credit'],
  ['ResumeMaxNum', 1, '', '1 saved resume'],
  ['ResumeMaxDownloadCount', -1, 'a month', 'Unlimited downloads'],
  ['ResumeTemplateLevel', 0, '', 'Free templates'],
] as const)('in English the number comes first: %s %i is “%4$s”', (type, val, unit, expected) => {
  const line = renderLine(<PlanBenefitLine benefit={{ type, val, unit }} />, 'en')
  expect(line.textContent).toBe(expected)
})

test('a benefit has the name that admins gave it', () => {
  const benefit = { type: 'ResumeMaxNum', val: 6, unit: '份', text: '在线简历' } as const
  expect(renderLine(<PlanBenefitLine benefit={benefit} />).textContent).toBe('在线简历 6 份')
})

test.each([
  [6, undefined, undefined, ['6 次/月']],
  [6, 3, undefined, ['6 次/月', '限时 平时 3 次/月']],
  [1, 3, undefined, ['1 次/月', '由 3 次/月下调']],
  [30, undefined, '另赠 9 次', ['30 次/月', '另赠 9 次']],
] as const)(
  'beside a heading that names the benefit, %i a month, previously %s, with the remark %s, reads %j',
  (val, originalValue, remark, lines) => {
    const benefit = { type: 'ResumeMaxDownloadCount', val, unit: '次/月', originalValue } as const
    const shown = renderLine(<PlanBenefitValue benefit={benefit} remark={remark} />)
    expect([...shown.children].map(({ textContent }) => textContent)).toEqual(lines)
  },
)

test.each([
  ['resumes', 2, '还可新建 2 份', 'Room for 2 more resumes'],
  ['resumes', 0, '简历数量 已满', 'No room for more resumes'],
  ['resumes', -1, '简历数量 不限', 'Unlimited resumes'],
  ['points', 5, '剩余 AI 次数 5 次', '5 AI credits left'],
  ['points', 0, 'AI 次数 已用完', 'No AI credits left'],
  ['downloads', 1, '本月还可下载 1 次', '1 download left this month'],
  ['downloads', 0, '本月下载次数 已用完', 'No downloads left this month'],
  ['downloads', -1, '下载次数 不限', 'Unlimited downloads'],
] as const)('the remaining quota of %s is shown in both languages: %i', (of, left, zh, en) => {
  expect(renderLine(<QuotaLeftLine of={of} left={left} />).textContent).toBe(zh)
  expect(renderLine(<QuotaLeftLine of={of} left={left} />, 'en').textContent).toBe(en)
})
