import { LoaderCircle } from 'lucide-react'
import { useStore } from 'zustand'
import { busyStore } from '#app/components/ui/busy-overlay-store'
import { Dialog } from '#app/components/ui/dialog'

/**
 * The overlay while the whole page waits: it blocks everything below, and only the end of the task closes it.
 */
export function BusyOverlay() {
  const currentTask = useStore(busyStore).at(-1)
  if (!currentTask) return null
  return (
    <Dialog open labelledBy="busy" className="w-fit max-w-xs px-8 py-7 sm:px-8 sm:py-7">
      <p
        id="busy"
        role="status"
        tabIndex={-1}
        className="flex flex-col items-center gap-3 text-sm outline-none"
      >
        <LoaderCircle aria-hidden className="size-7 animate-spin text-primary motion-reduce:animate-none" />
        {currentTask.text}
      </p>
    </Dialog>
  )
}
