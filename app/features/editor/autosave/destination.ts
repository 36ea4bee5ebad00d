import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { SaveFailure } from '#app/features/editor/state/editor-store'

/** Why a write did not succeed, and what there is to say of it. */
export type WriteFailure = {
  kind: SaveFailure
  /** Nobody knows what the destination holds now. */
  mayHaveArrived?: true
  problems?: FieldErrors
  /** What a conflict is with. */
  newer?: StoredResume
}
export type WriteAnswer = { kind: 'saved'; savedTo: 'device' | 'server' } | WriteFailure

/** Where an editor's document is saved: how it is written there, what the answer means, and how long to wait. */
export type Destination = {
  timing: {
    /** From the last change to its save. */
    debounceMs: number
    /** Until a save under way is announced; 0: from the change on. */
    announceAfterMs: number
    /** From a failed save to the next, after so many failed before it. */
    retryMs(failures: number): number
    /** How many saves may fail before the person who wants to leave hears of it. */
    attemptsBeforeLeaving: number
  }
  /** Writes down on this device, at once, what the destination does not have yet. Missing where write() does so itself. */
  journal?: {
    put(resume: Resume): void
    drop(): void
    /** Whether the device took the last of it. */
    isWritten(): boolean
  }
  /** Rejects when nobody knows whether it arrived. */
  write(resume: Resume): Promise<WriteAnswer>
}
