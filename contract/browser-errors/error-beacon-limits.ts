/** A beacon of errors carries at most so many, and so many bytes (spec §9). */
export const maxErrorsPerBeacon = 10
export const maxBeaconBytes = 32 * 1024
