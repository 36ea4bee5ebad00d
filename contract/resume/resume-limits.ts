/** Limits of a resume document, checked by web server and API (decisions §10). */
export const ResumeLimits = {
  documentKb: 300,
  sections: 30,
  items: 60,
  text: 20_000,
  line: 200,
  links: 10,
  custom: 20,
  cities: 10,
  dismissed: 200,
  sampleEntries: 100,
  pictures: 6,
  photoUploadMb: 5,
  photoStoredKb: 300,
} as const
