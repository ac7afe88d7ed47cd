/** The sentences about photos of puzzles, in Vietnamese: key → ICU message. */
export default {
  "photo.title": "Đọc ảnh chụp",
  "photo.about":
    "Hãy chụp một sudoku in trên giấy hoặc chọn một ảnh. Ảnh được đọc ngay trên thiết bị này và không gửi đi đâu.",
  "photo.limits":
    "Các số in trở thành số cho sẵn. Không đọc được chữ viết tay: hãy chọn câu đố chưa ai viết vào. Có thể đọc lưới 4 × 4, 6 × 6, 8 × 8 và 9 × 9. Không đọc các luật được vẽ.",
  "photo.camera": "Dùng máy ảnh",
  "photo.file": "Chọn ảnh",
  "photo.drop": "Bạn cũng có thể thả ảnh vào trang hoặc dán ảnh.",
  "photo.reading": "Đang đọc ảnh…",
  "photo.stop": "Dừng",
  "photo.video": "Hình từ máy ảnh",
  "photo.starting": "Máy ảnh đang khởi động…",
  "photo.seek": "Hãy hướng máy ảnh vào toàn bộ lưới.",
  "photo.hold": "Đã tìm thấy lưới. Hãy giữ yên: ảnh sẽ tự được chụp.",
  "photo.take": "Chụp ảnh",
  "photo.back": "Quay lại",
  "photo.refused":
    "Máy ảnh bị chặn đối với trang này. Hãy cho phép máy ảnh trong cài đặt của trình duyệt hoặc chọn một ảnh.",
  "photo.no-camera": "Trình duyệt không cung cấp máy ảnh cho trang này. Hãy chọn một ảnh.",
  "photo.camera-busy":
    "Không dùng được máy ảnh. Hãy đóng các chương trình khác đang dùng máy ảnh rồi thử lại, hoặc chọn một ảnh.",
  "photo.no-grid":
    "Không tìm thấy lưới sudoku trong ảnh này. Hãy chụp thẳng từ trên xuống, trong ánh sáng đều, sao cho thấy toàn bộ lưới.",
  "photo.too-small": "Lưới trong ảnh này quá nhỏ. Hãy lại gần hơn để lưới lấp đầy ảnh.",
  "photo.side":
    "Lưới này có {side, plural, other {# ô}} trong một hàng. Chỉ có thể đọc lưới 4 × 4, 6 × 6, 8 × 8 và 9 × 9. Hãy nhập câu đố bằng tay trong mục “Giải”.",
  "photo.no-picture": "Trình duyệt không mở được tệp này như một ảnh. Hãy chọn ảnh ở định dạng JPEG, PNG hoặc WebP.",
  "photo.too-large": "Ảnh này quá lớn. Hãy chọn ảnh không quá {megabytes} MB.",
  "photo.several": "Trong ảnh này có {count, plural, other {# lưới}}. Hãy chọn một lưới.",
  "photo.grid": "Lưới {number}",
  "photo.another": "Ảnh khác",
  "photo.grid-label": "Những gì đã đọc, đặt trên ảnh",
  "photo.clear": "Mọi số đều được đọc rõ.",
  "photo.doubtful":
    "{left, plural, =0 {Mọi ô chưa chắc chắn đã được so với ảnh.} other {# ô chưa chắc chắn. Hãy so các ô này với ảnh.}}",
  "photo.changed":
    "Cách đọc đầu tiên không có đúng một lời giải, nên {changed, plural, other {# ô đã được đổi}}. {left, plural, =0 {Tất cả đã được so với ảnh.} other {Còn # ô cần so với ảnh.}}",
  "photo.unreadable":
    "Không cách đọc có khả năng nào của ảnh này có đúng một lời giải. Hãy so từng số với ảnh hoặc chụp ảnh khác.",
  "photo.cell":
    "hàng {row}, cột {column}: {digit, select, 0 {trống} other {{digit}}}{mark, select, doubtful {, chưa chắc chắn} changed {, đã đổi} corrected {, đã sửa} conflict {, bị xung đột} other {}}",
  "photo.now":
    "Hàng {row}, cột {column}: {digit, select, 0 {trống} other {{digit}}}. {left, plural, =0 {Không còn ô nào cần so.} other {Còn # ô cần so.}}",
  "photo.lens": "Ô trong ảnh",
  "photo.digits": "Số của ô",
  "photo.blank": "Trống",
  "photo.right": "Đúng rồi",
  "photo.next": "Ô chưa chắc chắn tiếp theo",
  "photo.keys": "Phím: một chữ số sửa ô, 0 làm ô trống, Enter xác nhận là đúng và sang ô tiếp theo.",
  "photo.opened": "Câu đố trong ảnh đã ở trên bảng.",
};
