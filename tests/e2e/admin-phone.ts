/** Whoever logs in with it is an admin of the server that journeys go to. */
export const adminPhone = '19900000001'
