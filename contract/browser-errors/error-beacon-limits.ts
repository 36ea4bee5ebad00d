/** Maximum number of errors and of bytes in one error beacon (spec §9). */
export const maxErrorsPerBeacon = 10
export const maxBeaconBytes = 32 * 1024
