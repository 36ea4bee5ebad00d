import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { readWishes } from './read-wishes'

const read = (text: string) => readWishes(lineOf(text)).map(({ plain }) => plain)

test('a sentence of wishes says position, cities, salary, when one can begin, and how one stands now', () => {
  expect(
    read('应聘后端工程师（Go），希望在杭州、上海工作，期望薪资 30–40K，一个月内到岗，在职，考虑新机会。'),
  ).toEqual([
    ...['应聘岗位：后端工程师（Go）', '意向城市：杭州、上海', '期望薪资：30–40K', '到岗时间：一个月内到岗'],
    '求职状态：在职，考虑新机会',
  ])
})

test.each(['应聘者须知，请仔细阅读。', '应聘岗位：护士', '希望在杭州工作，一个月内到岗'])(
  'a sentence that does not begin with a position and go on with a wish stays as it is: %s',
  (text) => {
    expect(read(text)).toEqual([text])
  },
)
