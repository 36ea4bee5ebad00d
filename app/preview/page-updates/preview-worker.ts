/**
 * Asks for the preview beside the page's own thread: what a keystroke sends and receives, and what of the pages
 * it changes, delays no typing. Receives documents, sends PreviewMessages.
 */
import { createPreviewUpdates } from './preview-updates'

const updates = createPreviewUpdates((message) => postMessage(message))
addEventListener('message', ({ data }: MessageEvent<unknown>) => updates.update(data))
