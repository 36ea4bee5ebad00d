import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { formatLevel } from '#resume-lint/group-names'

const { t } = i18nFor('zh')

test('what must be changed has one name in the check-up, its count, the score, the download and on the home page', () => {
  const must = formatLevel('must', 'zh')
  expect(must).toBe('必须修改')
  for (const text of [
    t('check-up:verdict.must', { count: 3 }),
    t('check-up:scoreText'),
    t('download:mustChange', { count: 3 }),
    t('editor:steps.check.done'),
    t('home:help.check.must'),
  ])
    expect(text).toContain(must)
})

test.each(['must', 'should', 'could'] as const)('the score names the level %s as the list does', (level) => {
  expect(t('check-up:scoreText')).toContain(`“${formatLevel(level, 'zh')}”`)
})
