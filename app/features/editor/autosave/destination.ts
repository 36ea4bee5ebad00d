import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { SaveFailure } from '#app/features/editor/state/editor-store'

/** Why a write failed, with the details to show. */
export type WriteFailure = {
  kind: SaveFailure
  /** It is unknown whether the write arrived. */
  mayHaveArrived?: true
  problems?: FieldErrors
  /** The newer version in a conflict. */
  newer?: StoredResume
}
export type WriteAnswer = { kind: 'saved'; savedTo: 'device' | 'server' } | WriteFailure

/** Where an editor's document is saved: the write itself, its result, and the waiting times. */
export type Destination = {
  timing: {
    /** From the last change to its save. */
    debounceMs: number
    /** From the start of a save to its announcement; 0: with the change. */
    announceAfterMs: number
    /** From a failed save to the next, after `failures` earlier failures. */
    retryMs(failures: number): number
    /** Failed saves before a leaving user is warned. */
    attemptsBeforeLeaving: number
  }
  /**
   * Journals on this device, at once, what the destination does not have yet. Absent where write() does so
   * itself.
   */
  journal?: {
    put(resume: Resume): void
    drop(): void
    /** Whether the device has saved the newest entry. */
    isWritten(): boolean
  }
  /** Rejects when it is unknown whether the write arrived. */
  write(resume: Resume): Promise<WriteAnswer>
}
