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
  /** What both versions of a conflict are based on, if it is known. */
  base?: Resume
}
export type WriteAnswer =
  | { kind: 'saved'; savedTo: 'device' | 'server'; version?: SavedVersion }
  | WriteFailure
  | {
      /** Another editor has saved since: its content is merged, or else the write has another answer. */
      kind: 'newer'
      savedTo: 'device' | 'server'
      read(): NewerContent | undefined
      otherwise(): WriteAnswer | Promise<WriteAnswer>
    }

/** A saved content as tabs tell each other. `at` grows with each save of the id; `base`: DeviceDraft's. */
export type SavedVersion = { id: string; at: number; base?: number }
export type SavedElsewhere = SavedVersion & { resume: Resume }

/** What another editor saved, and what it and the editor's document are based on. */
export type NewerContent = {
  base: Resume
  theirs: Resume
  /** The last write without a response: theirs may be based on it. */
  sent?: Resume
  /** Bases the next write on it. Returns what the destination has. */
  accept(): Resume
}

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
  /** Keeps a text at once, while the page is being left: write() may not come to its end. */
  keepOnLeave?(resume: Resume): void
  /** Returns what another tab saved if it follows what the editor's document is based on. */
  follow?(saved: SavedElsewhere): NewerContent | undefined
  /** Rejects when it is unknown whether the write arrived. */
  write(resume: Resume): Promise<WriteAnswer>
}
