import { expect, test } from 'vitest'
import { createDrawingTimes } from './drawing-times'

test.each([
  { here: 61, there: 20, isTooSlow: true },
  { here: 59, there: 20, isTooSlow: false },
  { here: 79, there: 80, isTooSlow: false },
])('a device of $here ms where the service takes $there is too slow: $isTooSlow', (given) => {
  const times = createDrawingTimes()
  times.addService(given.there)
  for (let key = 0; key < 20; key++) times.addDevice(given.here)
  expect(times.isTooSlow()).toBe(given.isTooSlow)
})

test('a device is judged by twenty drawings, and without the service by what seems to follow the finger', () => {
  const times = createDrawingTimes()
  for (let key = 0; key < 19; key++) times.addDevice(90)
  expect(times.isTooSlow()).toBe(false)
  times.addDevice(90)
  expect(times.isTooSlow()).toBe(true)
})
