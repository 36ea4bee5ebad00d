import type { SavedElsewhere } from './destination'

/**
 * Tells this browser's other tabs what was saved, and hears from them. A browser without BroadcastChannel finds
 * it with the next save.
 */
export function openSaveChannel(onSaved: (saved: SavedElsewhere) => void) {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel('smart-resume-saves')
  channel.onmessage = ({ data }: MessageEvent<SavedElsewhere>) => onSaved(data)
  return {
    announce: (saved: SavedElsewhere) => channel.postMessage(saved),
    close: () => channel.close(),
  }
}
