/**
 * Keeps the preview beside the page's own thread: what a keystroke sends and receives, and what of the pages
 * it changes, delays no typing. Receives PreviewCommands, sends PreviewMessages.
 */
import { createDevicePreview } from '#app/preview/device/device-preview'
import { loadDeviceFiles, loadOutlines } from '#app/preview/device/load-device-files'
import { openDeviceWorker } from '#app/preview/device/open-device-worker'
import type { PreviewCommand } from './preview-messages'
import { createPreviewUpdates } from './preview-updates'

let allow: (() => void) | undefined
const updates = createPreviewUpdates(
  (symbols) => {
    const device = createDevicePreview({
      ...symbols,
      loadFiles: loadDeviceFiles,
      loadOutlines,
      openWorker: openDeviceWorker,
    })
    allow = device.allow
    return device
  },
  (message) => postMessage(message),
)
addEventListener('message', ({ data }: MessageEvent<PreviewCommand>) => {
  if ('resume' in data) updates.update(data.resume)
  else allow?.()
})
