/** The live region of the editor; rendered from the start, because only changes in it are announced. */
const announcerId = 'editor-announcements'

/** Says a message to screen readers, once they have finished what they say. */
export function announce(message: string): void {
  const liveRegion = document.getElementById(announcerId)
  if (!liveRegion) return
  // A repeated message must change too.
  liveRegion.textContent = liveRegion.textContent === message ? `${message}\u00a0` : message
}
