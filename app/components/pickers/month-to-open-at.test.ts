import { expect, test } from 'vitest'
import { monthToOpenAt } from './month-to-open-at'

const year = new Date().getFullYear()
const first = 'sections[0].items[0]'

test.each([
  ['the birth of a graduate', 'basics.birth', {}, undefined, '2000-01'],
  ['the start of a job', `${first}.to`, { [`${first}.from`]: '2019-07' }, undefined, '2019-07'],
  ['four years after enrolment', `${first}.to`, { [`${first}.from`]: '2019-09' }, 4, '2023-06'],
  ['four years before graduation', `${first}.from`, { [`${first}.to`]: '2023-06' }, 4, '2019-09'],
  ['ten years back for the experienced', `${first}.from`, {}, 10, `${year - 10}-09`],
  ['today for a first job', `${first}.from`, { [`${first}.to`]: 'now' }, undefined, undefined],
  ['the entry before', 'sections[0].items[1].from', { [`${first}.from`]: '2018-03' }, undefined, '2018-03'],
  ['six years back for the experienced', `${first}.to`, {}, 10, `${year - 6}-06`],
  ['today while the start is no month', `${first}.to`, { [`${first}.from`]: '明年' }, undefined, undefined],
])('a picker opens at %s', (_, name, fields: Record<string, string>, schoolYears, month) => {
  expect(monthToOpenAt(name, (of) => fields[of], schoolYears)).toBe(month)
})
