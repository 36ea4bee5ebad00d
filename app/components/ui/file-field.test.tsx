import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FileField } from './file-field'

const texts = { choose: 'Choose', drop: 'or drop', change: 'Another', remove: 'Remove' }

test('a chosen file stays in the field with its name and size, and can be removed', () => {
  render(<FileField id="cv" name="cv" label="CV" hint="PDF" texts={texts} />)
  const field = screen.getByLabelText<HTMLInputElement>('CV')
  expect(field.type).toBe('file')
  const files = [new File(['x'.repeat(2_000)], 'my-cv.pdf')]
  Object.defineProperty(field, 'files', { value: files, configurable: true })
  fireEvent.change(field)
  expect(screen.getByRole('status').textContent).toBe('my-cv.pdf2 kB')
  expect(field.files).toBe(files)
  Object.defineProperty(field, 'files', { value: [], configurable: true })
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('status').textContent).toBe('PDF')
  expect(field).toBe(document.activeElement)
})

test('an error is described at the field', () => {
  render(
    <FileField
      id="cv"
      name="cv"
      label="CV"
      hint="PDF"
      texts={texts}
      isInvalid
      errorId="cv-error"
      error={<p id="cv-error">Too large</p>}
    />,
  )
  const field = screen.getByLabelText('CV')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe('cv-hint cv-error')
})
