import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGlyphOutlines } from '#app/preview/page-updates/glyph-outlines'
import type { DeviceFiles } from '#typeset/device/open-device-engine'
import { createDevicePreview } from './device-preview'
import type { CompleteDrawing, DeviceWorker } from './open-device-worker'

const files = {} as DeviceFiles
const drawing = (line: string, more: Partial<CompleteDrawing> = {}): CompleteDrawing => ({
  pages: [{ width: 595, height: 842, elements: [line] }],
  images: {},
  glyphs: [],
  areas: [],
  missingGlyphs: [],
  fileName: '简历',
  problems: {},
  memoryBytes: 50_000_000,
  ...more,
})

let outlines: ReturnType<typeof createGlyphOutlines>
let drawHere: (resume: unknown) => ReturnType<DeviceWorker['draw']>
let workers: { close(): void }[]
const loadFiles = vi.fn(() => Promise.resolve(files))
const loadOutlines = vi.fn(() => Promise.resolve<Record<string, string>>({}))
const addSymbols = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  outlines = createGlyphOutlines()
  workers = []
  drawHere = (resume) => Promise.resolve(drawing(String(resume)))
  for (const mock of [loadFiles, loadOutlines, addSymbols]) mock.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openDevice() {
  return createDevicePreview({
    outlines,
    addSymbols,
    loadFiles,
    loadOutlines,
    openWorker: () => {
      const worker = { draw: (resume: unknown) => drawHere(resume), close: vi.fn() }
      workers.push(worker)
      return worker
    },
  })
}
/** A device that has drawn the document `first`, and typesets. */
async function typesettingDevice() {
  const device = openDevice()
  device.allow()
  await device.draw('typed', false)
  await device.draw('first', false)
  await vi.advanceTimersByTimeAsync(2_000)
  return device
}
const elementsOf = (drawn: Awaited<ReturnType<ReturnType<typeof openDevice>['draw']>>) =>
  drawn && 'preview' in drawn ? drawn.preview.pages.map(({ elements }) => elements) : drawn

test('nothing is loaded where it is not allowed, or while somebody types', async () => {
  const device = openDevice()
  await device.draw('a', false)
  await vi.advanceTimersByTimeAsync(60_000)
  device.allow()
  await vi.advanceTimersByTimeAsync(60_000)
  for (let key = 0; key < 10; key++) {
    expect(await device.draw(`a${key}`, false)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1_500)
  }
  expect(loadFiles).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(loadFiles).toHaveBeenCalledOnce()
  expect(elementsOf(await device.draw('b', false))).toEqual([['b']])
})

test('files that do not come are asked for three times, each at a rest', async () => {
  loadFiles.mockRejectedValue(new Error('away'))
  const device = openDevice()
  device.allow()
  for (let key = 0; key < 6; key++) {
    await device.draw(key, false)
    await vi.advanceTimersByTimeAsync(3_000)
  }
  expect(loadFiles).toHaveBeenCalledTimes(3)
  loadFiles.mockResolvedValue(files)
})

test('a document with a glyph of no outline is left to the service until the outline is there', async () => {
  const device = await typesettingDevice()
  const line = '<g><use href="#g0x"/></g>'
  drawHere = () => Promise.resolve(drawing(line, { glyphs: ['g0x'] }))
  expect(await device.draw('rare', false)).toBeUndefined()
  expect(loadOutlines).toHaveBeenLastCalledWith(0)
  drawHere = () => Promise.resolve(drawing(line))
  expect(await device.draw('again', false)).toBeUndefined()
  outlines.add({ g0x: '<path id="g0x" d="m1 1z"/>' })
  expect(elementsOf(await device.draw('learnt', false))).toEqual([[line]])
})

test('the common outlines of a font are loaded once', async () => {
  loadOutlines.mockResolvedValue({ g1a: 'm1 1z', g1b: 'm2 2z' })
  const device = await typesettingDevice()
  for (const glyph of ['g1a', 'g1b']) {
    drawHere = () => Promise.resolve(drawing(`<g><use href="#${glyph}"/></g>`, { glyphs: [glyph] }))
    expect(elementsOf(await device.draw(glyph, false))).toHaveLength(1)
  }
  expect(loadOutlines).toHaveBeenCalledOnce()
})

test('a document in another style is left to the service while the device learns it', async () => {
  const device = await typesettingDevice()
  const styled = (name: string) => ({ name, style: { size: 11 } })
  drawHere = (resume) => Promise.resolve(drawing(JSON.stringify(resume)))
  expect(await device.draw(styled('a'), false)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(elementsOf(await device.draw(styled('b'), false))).toEqual([[JSON.stringify(styled('b'))]])
})

test('what takes too long is left to the service, which also draws what comes meanwhile', async () => {
  const device = await typesettingDevice()
  let finish = () => {}
  drawHere = (resume) => new Promise((resolve) => (finish = () => resolve(drawing(String(resume)))))
  const slow = device.draw('slow', false)
  await vi.advanceTimersByTimeAsync(80)
  expect(await slow).toBeUndefined()
  expect(await device.draw('meanwhile', false)).toBeUndefined()
  finish()
  await vi.advanceTimersByTimeAsync(0)
  drawHere = (resume) => Promise.resolve(drawing(String(resume)))
  expect(elementsOf(await device.draw('next', false))).toEqual([['next']])
})

test('after three drawings in a row that take too long the service draws at once, until there is no network', async () => {
  const device = await typesettingDevice()
  drawHere = async (resume) => {
    await vi.advanceTimersByTimeAsync(81)
    return drawing(String(resume))
  }
  for (const key of ['a', 'b', 'c']) {
    expect(await device.draw(key, false)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10)
  }
  drawHere = (resume) => Promise.resolve(drawing(String(resume)))
  expect(await device.draw('d', false)).toBeUndefined()
  vi.stubGlobal('navigator', { onLine: false })
  expect(elementsOf(await device.draw('e', false))).toEqual([['e']])
})

test('a fit to one page is left to the service where there is a network', async () => {
  const device = await typesettingDevice()
  const fitted = { style: { fit: 'one-page' } }
  drawHere = () => Promise.resolve(drawing('fitted'))
  expect(await device.draw(fitted, false)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  vi.stubGlobal('navigator', { onLine: false })
  expect(elementsOf(await device.draw(fitted, false))).toEqual([['fitted']])
})

/** Whether the first worker was closed, and a second one is the last. */
function expectReplaced() {
  expect(workers).toHaveLength(2)
  expect(workers[0]!.close).toHaveBeenCalledOnce()
  expect(workers[1]!.close).not.toHaveBeenCalled()
}

test('a worker whose memory has grown gives way to another when nobody types', async () => {
  const device = await typesettingDevice()
  drawHere = (resume) => Promise.resolve(drawing(String(resume), { memoryBytes: 251_000_000 }))
  for (const typed of ['a', 'ab', 'abc']) {
    expect(elementsOf(await device.draw(typed, false))).toEqual([[typed]])
    await vi.advanceTimersByTimeAsync(1_900)
  }
  await device.draw('abc', true)
  expect(workers).toHaveLength(1)
  drawHere = (resume) => Promise.resolve(drawing(String(resume)))
  await vi.advanceTimersByTimeAsync(200)
  expectReplaced()
  expect(elementsOf(await device.draw('abcd', false))).toEqual([['abcd']])
  await vi.advanceTimersByTimeAsync(10_000)
  expectReplaced()
})

test('a worker whose memory has grown much gives way at once, without a pause', async () => {
  const device = await typesettingDevice()
  drawHere = (resume) => Promise.resolve(drawing(String(resume), { memoryBytes: 401_000_000 }))
  expect(elementsOf(await device.draw('a', false))).toEqual([['a']])
  drawHere = (resume) => Promise.resolve(drawing(String(resume)))
  await vi.advanceTimersByTimeAsync(0)
  expect(elementsOf(await device.draw('b', false))).toEqual([['b']])
  expectReplaced()
})

test('a worker gives way to another when it has finished its drawing', async () => {
  const device = await typesettingDevice()
  const finishes: (() => void)[] = []
  const unfinished = (resume: unknown) =>
    new Promise<CompleteDrawing>((resolve) => finishes.push(() => resolve(drawing(String(resume)))))
  drawHere = (resume) => {
    drawHere = unfinished
    return Promise.resolve(drawing(String(resume), { memoryBytes: 401_000_000 }))
  }
  await device.draw('grown', false)
  const last = device.draw('last', false)
  const [finishSuccessor, finishLast] = finishes
  finishSuccessor!()
  await vi.advanceTimersByTimeAsync(0)
  expect(workers[0]!.close).not.toHaveBeenCalled()
  finishLast!()
  expect(elementsOf(await last)).toEqual([['last']])
  expectReplaced()
})

test('a device that is too slow is not asked again', async () => {
  const device = await typesettingDevice()
  device.onServiceDrew(20)
  drawHere = async (resume) => {
    await vi.advanceTimersByTimeAsync(61)
    return drawing(String(resume))
  }
  for (let key = 0; key < 20; key++) await device.draw(key, false)
  expect(await device.draw('next', false)).toBeUndefined()
})

test('a document that the device leaves is no reason to stop', async () => {
  const device = await typesettingDevice()
  drawHere = () => Promise.resolve({ unsupported: 'too much' })
  expect(await device.draw('heavy', false)).toBeUndefined()
  drawHere = (resume) => Promise.resolve(drawing(String(resume)))
  expect(elementsOf(await device.draw('light', false))).toEqual([['light']])
})

type Device = ReturnType<typeof openDevice>
test.each([
  ['fails', (device: Device) => void (drawHere = () => Promise.reject(new Error(String(device))))],
  ['draws something else than the service', (device: Device) => device.onDifference()],
])('a device that %s is not asked again', async (_, happen) => {
  const device = await typesettingDevice()
  happen(device)
  expect(await device.draw('a', false)).toBeUndefined()
  drawHere = (resume) => Promise.resolve(drawing(String(resume)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await device.draw('b', false)).toBeUndefined()
  expect(workers).toHaveLength(1)
  expect(workers[0]!.close).toHaveBeenCalled()
})
