import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ColourPicker } from './colour-picker'

function Picker() {
  const [colour, setColour] = useState('#1f4e79')
  return (
    <form aria-label="form">
      <ColourPicker
        legend="Colour"
        name="colour"
        value={colour}
        colours={['#1f4e79', '#0a6850']}
        other="Another"
        onColour={setColour}
      />
    </form>
  )
}

const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('colour')

test('a typed colour is taken once it is whole, in lower case, and the form posts it alone', () => {
  render(<Picker />)
  const typed = screen.getByLabelText('Another #')
  expect(typed).toHaveProperty('value', '#1f4e79')
  fireEvent.change(typed, { target: { value: '#B93A2' } })
  expect(posted()).toEqual(['#1f4e79'])
  fireEvent.change(typed, { target: { value: 'B93A24' } })
  expect(posted()).toEqual(['#b93a24'])
  expect(screen.getByLabelText('Another')).toHaveProperty('value', '#b93a24')
})

test('a text that is no colour changes nothing, and goes when the field is left', () => {
  render(<Picker />)
  const typed = screen.getByLabelText('Another #')
  fireEvent.change(typed, { target: { value: 'red' } })
  expect(typed).toHaveProperty('value', 'red')
  fireEvent.blur(typed)
  expect(typed).toHaveProperty('value', '#1f4e79')
  expect(posted()).toEqual(['#1f4e79'])
})
