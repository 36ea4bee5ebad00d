/** A beacon of errors carries at most so many, and so many bytes (spec §9). */
export const errorsInBeacon = 10
export const beaconBytes = 32 * 1024
