import type { texts as zh } from '#app/i18n/zh/editor/photo-desk'

export const texts: typeof zh = {
  title: 'Edit photo',
  cancel: 'Cancel',
  placed: 'Photo added',
  adjust: 'Crop or change the background',
  use: 'Use this photo',
  saving: 'Processing photo…',
  steps: { crop: 'Crop', background: 'Background', download: 'Download' },
  crop: {
    how: 'Drag the photo so your face is inside the dashed outline. Zoom by scrolling, pinching, or using the slider.',
    stage: 'Photo crop area. Use the arrow keys to move the photo, and plus and minus to zoom.',
    zoom: 'Zoom',
    turn: 'Rotate',
  },
  background: {
    label: 'Background',
    choices: { original: 'Original', blue: 'Blue', white: 'White', red: 'Red' },
    preview: 'Photo with the new background',
    how: 'The first time you use this, it downloads about {{megabytes}} MB. Your photo stays on this device and is never uploaded. Only the background changes, with no retouching.',
    busy: 'Changing the background…',
    caution:
      'Zoom in and check the edges around the hair and shoulders. Some exams don’t accept photos with an edited background, so check the exam’s photo rules.',
    problems: {
      noPerson:
        'We couldn’t find a person in the photo, so we left the background as it was. Try another photo.',
      tooSmall:
        'The person is too far away in this photo, so we couldn’t change the background. Try a closer shot.',
      tooLarge:
        'The person fills almost the whole photo, so we couldn’t change the background. Try a photo with more background.',
      headCut:
        'The head is cut off in this photo, so we couldn’t change the background. Try a photo that shows the whole head.',
      unclear:
        'We couldn’t tell the person from the background, so we left it as it was. Try a photo with a plain background.',
      failed: 'Couldn’t change the background. Check your connection and try again.',
    },
  },
  download: {
    size: 'Size (pixels)',
    sizes: {
      oneInch: 'One-inch',
      smallTwoInch: 'Small two-inch',
      twoInch: 'Two-inch',
      civilService: 'Civil service exam',
      computerRank: 'Computer exam (NCRE)',
      teacher: 'Teacher exam',
    },
    kilobytes: 'Max size (KB)',
    kilobytesRange: 'Enter a size from {{minKb}} to {{maxKb}} KB.',
    preview: 'ID photo preview',
    how: 'All sizes are 300 dpi. One-inch is 25×35 mm, small two-inch is 35×45 mm, and two-inch is 35×49 mm. The photo on your resume won’t change.',
    source:
      'From {{name}}, {{year}}. Requirements vary by region and year, so check the latest official notice.',
    enlarged: 'This photo’s resolution is too low, so it’ll look blurry at this size.',
    photo: 'Download photo',
    sheet: 'Sheet of 8 photos (15×10 cm)',
    sheetName: 'one-inch-photos',
    done: 'Downloaded a {{width}}×{{height}} photo ({{kilobytes}} KB).',
    below: 'Downloaded, but it’s only {{kilobytes}} KB. The minimum is {{minKb}} KB.',
    impossible:
      'The smallest file we could make is {{kilobytes}} KB, over your limit, so nothing was downloaded. Raise the limit and try again.',
    sheetDone:
      'Downloaded a sheet of 8 one-inch photos (152×102 mm, 300 dpi). When you print, choose “Actual size.”',
    failed: 'Couldn’t create the photo. Try a different browser.',
  },
}
