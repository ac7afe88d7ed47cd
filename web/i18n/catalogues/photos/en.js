/** The sentences about photos of puzzles, in English: key → ICU message. */
export default {
  "photo.title": "Read a photo",
  "photo.about":
    "Take a photo of a printed sudoku, or choose a picture. It is read on this device: nothing leaves the device.",
  "photo.limits":
    "Printed digits become givens. Handwriting cannot be read: choose a puzzle into which nobody has written. Grids of 4 × 4, 6 × 6, 8 × 8 and 9 × 9 cells can be read. Rules that are drawn, such as cages, are not read.",
  "photo.camera": "Use the camera",
  "photo.file": "Choose a picture",
  "photo.drop": "You can also drop a picture on the page, or paste one.",
  "photo.reading": "Reading the picture…",
  "photo.stop": "Stop",
  "photo.video": "Picture of the camera",
  "photo.starting": "The camera is starting…",
  "photo.seek": "Point the camera at the whole grid.",
  "photo.hold": "Grid found. Hold still: the photo is taken by itself.",
  "photo.take": "Take the photo",
  "photo.back": "Back",
  "photo.refused":
    "The camera is blocked for this page. Allow the camera in the settings of the browser, or choose a picture.",
  "photo.no-camera": "The browser offers no camera to this page. Choose a picture instead.",
  "photo.camera-busy":
    "The camera could not be used. Close other programs that use the camera and try again, or choose a picture.",
  "photo.no-grid":
    "No sudoku grid was found in this picture. Take the photo from straight above, in even light, with the whole grid in it.",
  "photo.too-small": "The grid is too small in this picture. Go closer, so that the grid fills the picture.",
  "photo.side":
    "This grid has {side, plural, one {# cell} other {# cells}} in a row. Only grids of 4 × 4, 6 × 6, 8 × 8 and 9 × 9 cells can be read. Enter the puzzle by hand in place Solve.",
  "photo.no-picture":
    "The browser cannot open this file as a picture. Choose a picture in the format JPEG, PNG or WebP.",
  "photo.too-large": "This picture is too large. Choose a picture of at most {megabytes} MB.",
  "photo.several": "There are {count, plural, one {# grid} other {# grids}} in this picture. Choose one.",
  "photo.grid": "Grid {number}",
  "photo.another": "Another picture",
  "photo.grid-label": "What was read, over the photo",
  "photo.clear": "Every digit was read clearly.",
  "photo.doubtful":
    "{left, plural, =0 {All doubtful cells are compared.} one {# cell is doubtful. Compare the cell with the photo.} other {# cells are doubtful. Compare these cells with the photo.}}",
  "photo.changed":
    "The first reading did not have exactly one solution, so {changed, plural, one {# cell was changed} other {# cells were changed}}. {left, plural, =0 {Everything is compared.} one {# cell is left to compare with the photo.} other {# cells are left to compare with the photo.}}",
  "photo.unreadable":
    "No likely reading of this photo has exactly one solution. Compare every digit with the photo, or take another photo.",
  "photo.cell":
    "row {row}, column {column}: {digit, select, 0 {blank} other {{digit}}}{mark, select, doubtful {, doubtful} changed {, changed} corrected {, corrected} conflict {, in conflict} other {}}",
  "photo.now":
    "Row {row}, column {column}: {digit, select, 0 {blank} other {{digit}}}. {left, plural, =0 {No cell is left to compare.} one {# cell is left to compare.} other {# cells are left to compare.}}",
  "photo.lens": "The cell in the photo",
  "photo.digits": "Digit of the cell",
  "photo.blank": "Blank",
  "photo.right": "It is right",
  "photo.next": "Next doubtful cell",
  "photo.keys": "Keys: a digit corrects the cell, 0 makes the cell blank, Enter says that it is right and goes on.",
  "photo.opened": "The puzzle of the photo is on the board.",
};
