import type { texts as zh } from '#app/i18n/zh/editor/photo-desk'

export const texts: typeof zh = {
  title: 'Prepare the photo',
  cancel: 'Cancel',
  placed: 'Photo added',
  adjust: 'Crop or change background',
  use: 'Use this photo',
  saving: 'Preparing the photo…',
  steps: { crop: 'Crop', background: 'Background', download: 'Download' },
  crop: {
    how: 'Drag it until the face is inside the dashed line; the wheel, two fingers or the slider zoom.',
    stage: 'The photo to be cropped. Arrow keys move it, plus and minus zoom.',
    zoom: 'Zoom',
    turn: 'Turn',
  },
  background: {
    label: 'Background',
    choices: { original: 'As it is', blue: 'Blue', white: 'White', red: 'Red' },
    preview: 'The photo with its background',
    how: 'The first time, about {{megabytes}} MB are downloaded. This device does the work and the photo is not sent; nothing but the background changes.',
    busy: 'Changing the background…',
    caution:
      'Look closely at the edges of hair and shoulders. Some examinations refuse photos with a changed background; their notice counts.',
    problems: {
      noPerson: 'No person was found in the photo. The background is as it was.',
      tooSmall:
        'The person is too small in the photo. The background is as it was. Please choose a closer photo.',
      tooLarge: 'The person fills nearly all of the photo. The background is as it was.',
      headCut:
        'The head is cut off by the edge. The background is as it was. Please choose a photo with the whole head.',
      unclear:
        'Person and background cannot be told apart. The background is as it was. Please choose a photo with a plain background.',
      failed: 'That did not work. The background is as it was. Please check your network and try again.',
    },
  },
  download: {
    size: 'Size (pixels)',
    sizes: {
      oneInch: 'One inch',
      smallTwoInch: 'Small two inch',
      twoInch: 'Two inch',
      civilService: 'Civil service exam',
      computerRank: 'Computer rank exam',
      teacher: 'Teacher exam',
    },
    kilobytes: 'At most (kB)',
    kilobytesRange: 'Please enter {{minKb}} to {{maxKb}} kB.',
    preview: 'The identity photo to be downloaded',
    how: 'One inch is 25×35 mm, small two inch 35×45 mm, two inch 35×49 mm, at 300 dpi. The photo of the resume stays.',
    source: 'Source: {{name}}, {{year}}. It may differ by place and year: the notice of the year counts.',
    enlarged: 'The photo has too few pixels and will be blurred.',
    photo: 'Download photo',
    sheet: 'Sheet of 8 (15×10 cm)',
    sheetName: 'one-inch-photos',
    done: 'Downloaded: {{width}}×{{height}} pixels, {{kilobytes}} kB.',
    below: 'Downloaded, but it has {{kilobytes}} kB, less than the {{minKb}} kB asked for.',
    impossible: 'The smallest possible is {{kilobytes}} kB. Nothing was downloaded; please allow more.',
    sheetDone: 'Downloaded: 152×102 mm, 300 dpi, 8 one-inch photos. Print it in actual size.',
    failed: 'This browser made no photo. Please try another browser.',
  },
}
