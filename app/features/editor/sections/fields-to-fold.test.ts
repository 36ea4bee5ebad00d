import { expect, test } from 'vitest'
import { emptyItem } from '#resume-model/empty-resume'
import { fieldsToFold } from './fields-to-fold'

test('department and city of a new job are in the fold, and stand in the form once one of them is filled', () => {
  expect(fieldsToFold('work', emptyItem('i1'))).toEqual(['tag', 'place'])
  expect(fieldsToFold('internship', emptyItem('i1'))).toEqual(['tag', 'place'])
  expect(fieldsToFold('work', { ...emptyItem('i1'), place: '上海' })).toEqual([])
})

test('the degree of a school is never in a fold', () => {
  expect(fieldsToFold('education', emptyItem('i1'))).toEqual([])
})
