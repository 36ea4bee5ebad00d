import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { PersonalDetailField } from './personal-detail-fields'

test('a birth month is hinted with a year of birth', () => {
  renderInEditor(<PersonalDetailField detail="birth" />)
  expect(screen.getByText('如 2001.06')).toBeTruthy()
})
