/** The sentences that explain steps, in Vietnamese. */
export default {
  "level.1": "Dễ",
  "level.2": "Trung bình",
  "level.3": "Khó",
  "level.4": "Rất khó",
  "level.5": "Cực khó",

  "family.singles": "Ô đơn",
  "family.locked": "Ứng viên bị khóa",
  "family.subsets": "Nhóm hiển nhiên và nhóm ẩn",
  "family.fish": "Cá",
  "family.single-digit": "Mẫu hình của một chữ số",
  "family.coloring": "Tô màu",
  "family.wings": "Cánh",
  "family.uniqueness": "Tính duy nhất",
  "family.chains": "Chuỗi và vòng",
  "family.almost-locked-sets": "Tập gần khóa",
  "family.forcing": "Chuỗi và mạng cưỡng bức",
  "family.last-resorts": "Cách cuối cùng",
  "family.rules": "Luật của câu đố",

  "word.assumption": "Giả thiết",
  "word.case": "Trường hợp {number}",
  "word.contradiction": "Mâu thuẫn",

  "technique.full-house.name": "Ô trống cuối cùng (Full House)",
  "technique.full-house.about": "Trong một hàng, cột hoặc khối chỉ còn một ô trống. Ô đó là chữ số còn thiếu.",
  "technique.hidden-single.name": "Ô đơn ẩn (Hidden Single)",
  "technique.hidden-single.about": "Chữ số chỉ còn một chỗ trong một hàng, cột hoặc khối.",
  "technique.naked-single.name": "Ô đơn hiển nhiên (Naked Single)",
  "technique.naked-single.about": "Ô chỉ còn một ứng viên.",
  "technique.locked-pair.name": "Cặp khóa (Locked Pair)",
  "technique.locked-pair.about":
    "Hai ô ở chỗ giao của một khối và một hàng hoặc cột có cùng hai ứng viên. Có thể loại cả hai chữ số khỏi phần còn lại của khối và của hàng hoặc cột đó.",
  "technique.locked-triple.name": "Bộ ba khóa (Locked Triple)",
  "technique.locked-triple.about":
    "Ba ô ở chỗ giao của một khối và một hàng hoặc cột chỉ có ba ứng viên tất cả. Có thể loại các chữ số này khỏi phần còn lại của khối và của hàng hoặc cột đó.",
  "technique.pointing.name": "Loại trừ từ khối ra hàng, cột (Pointing)",
  "technique.pointing.about":
    "Mọi chỗ của chữ số trong một khối nằm trên cùng một hàng hoặc cột. Có thể loại chữ số khỏi phần còn lại của hàng hoặc cột đó.",
  "technique.claiming.name": "Loại trừ từ hàng, cột vào khối (Claiming)",
  "technique.claiming.about":
    "Mọi chỗ của chữ số trong một hàng hoặc cột nằm trong cùng một khối. Có thể loại chữ số khỏi phần còn lại của khối đó.",
  "technique.direct-pointing.name": "Loại trừ từ khối ra hàng, cột và điền ngay (Direct Pointing)",
  "technique.direct-pointing.about":
    "Mọi chỗ của một chữ số trong một khối nằm trên cùng một hàng hoặc cột. Ở một khối khác mà hàng hoặc cột này đi qua, chữ số đó chỉ còn một chỗ.",
  "technique.direct-claiming.name": "Loại trừ từ hàng, cột vào khối và điền ngay (Direct Claiming)",
  "technique.direct-claiming.about":
    "Mọi chỗ của một chữ số trong một hàng hoặc cột nằm trong cùng một khối. Ở một hàng hoặc cột song song đi qua khối này, chữ số đó chỉ còn một chỗ.",
  "technique.naked-pair.name": "Cặp số hiển nhiên (Naked Pair)",
  "technique.naked-pair.about":
    "Hai ô của một đơn vị có đúng hai ứng viên giống nhau. Không ô nào khác của đơn vị có thể là hai chữ số này.",
  "technique.naked-triple.name": "Bộ ba hiển nhiên (Naked Triple)",
  "technique.naked-triple.about":
    "Ba ô của một đơn vị chỉ có ba ứng viên tất cả. Không ô nào khác của đơn vị có thể là các chữ số này.",
  "technique.hidden-pair.name": "Cặp số ẩn (Hidden Pair)",
  "technique.hidden-pair.about":
    "Trong một đơn vị, hai chữ số chỉ có cùng hai chỗ. Hai ô này không thể là chữ số khác.",
  "technique.hidden-triple.name": "Bộ ba ẩn (Hidden Triple)",
  "technique.hidden-triple.about":
    "Trong một đơn vị, ba chữ số chỉ có ba chỗ tất cả. Ba ô này không thể là chữ số khác.",
  "technique.direct-hidden-pair.name": "Cặp số ẩn, điền ngay (Direct Hidden Pair)",
  "technique.direct-hidden-pair.about":
    "Hai chữ số có cùng hai chỗ trong một đơn vị. Vì vậy một chữ số thứ ba chỉ còn một chỗ trong đơn vị đó.",
  "technique.direct-hidden-triple.name": "Bộ ba ẩn, điền ngay (Direct Hidden Triple)",
  "technique.direct-hidden-triple.about":
    "Ba chữ số tất cả chỉ có ba chỗ trong một đơn vị. Vì vậy một chữ số thứ tư chỉ còn một chỗ trong đơn vị đó.",
  "technique.naked-quad.name": "Bộ bốn hiển nhiên (Naked Quad)",
  "technique.naked-quad.about":
    "Bốn ô của một đơn vị chỉ có bốn ứng viên tất cả. Không ô nào khác của đơn vị có thể là các chữ số này.",
  "technique.hidden-quad.name": "Bộ bốn ẩn (Hidden Quad)",
  "technique.hidden-quad.about":
    "Trong một đơn vị, bốn chữ số chỉ có bốn chỗ tất cả. Bốn ô này không thể là chữ số khác.",
  "technique.naked-group.name": "Nhóm hiển nhiên (Naked Group)",
  "technique.naked-group.about":
    "Từ năm ô trở lên của một đơn vị có tổng số ứng viên bằng số ô. Không ô nào khác của đơn vị có thể là các chữ số này.",
  "technique.hidden-group.name": "Nhóm ẩn (Hidden Group)",
  "technique.hidden-group.about":
    "Trong một đơn vị, từ năm chữ số trở lên có tổng số chỗ bằng số chữ số. Các ô này không thể là chữ số khác.",
  "technique.x-wing.name": "Cánh X (X-Wing)",
  "technique.x-wing.about":
    "Trong hai hàng, một chữ số chỉ có thể nằm ở cùng hai cột. Có thể loại chữ số này khỏi các ô còn lại của hai cột đó. Hàng và cột có thể đổi vai trò cho nhau.",
  "technique.swordfish.name": "Cá kiếm (Swordfish)",
  "technique.swordfish.about":
    "Trong ba hàng, một chữ số chỉ có thể nằm ở cùng ba cột. Có thể loại chữ số này khỏi các ô còn lại của ba cột đó. Hàng và cột có thể đổi vai trò cho nhau.",
  "technique.jellyfish.name": "Sứa (Jellyfish)",
  "technique.jellyfish.about":
    "Trong bốn hàng, một chữ số chỉ có thể nằm ở cùng bốn cột. Có thể loại chữ số này khỏi các ô còn lại của bốn cột đó. Hàng và cột có thể đổi vai trò cho nhau.",
  "technique.remote-pair.name": "Cặp cách xa (Remote Pair)",
  "technique.remote-pair.about":
    "Trong một chuỗi các ô có cùng hai ứng viên, hai chữ số luân phiên nhau. Ô nhìn thấy cả hai chữ số không thể là chữ số nào trong hai chữ số đó.",
  "technique.bug-plus-one.name": "BUG+1",
  "technique.bug-plus-one.about":
    "Mọi ô trống, trừ một ô, đều có hai ứng viên. Ô đó là chữ số mà nếu thiếu thì câu đố không còn đúng một lời giải.",
  "technique.bug-2.name": "BUG loại 2 (BUG Type 2)",
  "technique.bug-2.about":
    "Nếu loại một chữ số khỏi một vài ô, mọi ô trống sẽ có hai ứng viên và câu đố không còn đúng một lời giải. Vì vậy một trong các ô đó là chữ số này.",
  "technique.bug-3.name": "BUG loại 3 (BUG Type 3)",
  "technique.bug-3.about":
    "Mọi ô trống đều có hai ứng viên, nếu không kể các ứng viên thêm của vài ô trong một đơn vị. Các ứng viên thêm này tạo thành một nhóm hiển nhiên với các ô khác.",
  "technique.bug-4.name": "BUG loại 4 (BUG Type 4)",
  "technique.bug-4.about":
    "Mọi ô trống đều có hai ứng viên, nếu không kể các ứng viên thêm của hai ô. Một trong hai ô là chữ số không còn chỗ nào khác trong đơn vị chung, và ô kia là một ứng viên thêm.",
  "technique.skyscraper.name": "Tòa nhà chọc trời (Skyscraper)",
  "technique.skyscraper.about":
    "Chữ số có hai chỗ ở mỗi hàng trong hai hàng, và mỗi hàng có một chỗ nằm trên cùng một cột. Ít nhất một trong hai chỗ còn lại là chữ số này.",
  "technique.two-string-kite.name": "Con diều (2-String Kite)",
  "technique.two-string-kite.about":
    "Chữ số có hai chỗ ở một hàng và hai chỗ ở một cột, và mỗi bên có một chỗ nằm trong cùng một khối. Ít nhất một trong hai chỗ còn lại là chữ số này.",
  "technique.dual-two-string-kite.name": "Con diều đôi (Dual 2-String Kite)",
  "technique.dual-two-string-kite.about": "Hai con diều của cùng một chữ số, dùng cùng hai ô của một khối.",
  "technique.turbot-fish.name": "Cá bơn (Turbot Fish)",
  "technique.turbot-fish.about":
    "Chữ số có hai chỗ ở mỗi đơn vị trong hai đơn vị, và một chỗ của đơn vị này nhìn thấy một chỗ của đơn vị kia. Ít nhất một trong hai chỗ còn lại là chữ số này.",
  "technique.empty-rectangle.name": "Hình chữ nhật rỗng (Empty Rectangle)",
  "technique.empty-rectangle.about":
    "Mọi chỗ của chữ số trong một khối nằm trên một hàng và một cột. Cùng với một hàng hoặc cột khác có hai chỗ, điều này loại chữ số khỏi một ô.",
  "technique.dual-empty-rectangle.name": "Hình chữ nhật rỗng kép (Dual Empty Rectangle)",
  "technique.dual-empty-rectangle.about": "Hai hình chữ nhật rỗng trong cùng một khối loại chữ số khỏi hai ô.",
  "technique.w-wing.name": "Cánh W (W-Wing)",
  "technique.w-wing.about":
    "Hai ô có cùng hai ứng viên, và mỗi ô nhìn thấy một trong hai chỗ của một trong hai chữ số đó ở một đơn vị. Ít nhất một trong hai ô là chữ số kia.",
  "technique.xy-wing.name": "Cánh XY (XY-Wing)",
  "technique.xy-wing.about":
    "Một ô có hai ứng viên nhìn thấy hai ô khác cũng có hai ứng viên. Dù ô đó là chữ số nào, một trong hai ô kia cũng là chữ số chung của chúng.",
  "technique.xyz-wing.name": "Cánh XYZ (XYZ-Wing)",
  "technique.xyz-wing.about":
    "Một ô có ba ứng viên nhìn thấy hai ô, mỗi ô có hai trong ba ứng viên đó. Một trong ba ô là chữ số chung của cả ba.",
  "technique.unique-rectangle-1.name": "Hình chữ nhật duy nhất loại 1 (Unique Rectangle Type 1)",
  "technique.unique-rectangle-1.about":
    "Ba góc của một hình chữ nhật chỉ có cùng hai ứng viên. Góc thứ tư không thể là chữ số nào trong hai chữ số đó.",
  "technique.unique-rectangle-2.name": "Hình chữ nhật duy nhất loại 2 (Unique Rectangle Type 2)",
  "technique.unique-rectangle-2.about":
    "Hai góc của một hình chữ nhật có cùng một ứng viên thêm. Một trong hai góc đó là ứng viên này.",
  "technique.unique-rectangle-3.name": "Hình chữ nhật duy nhất loại 3 (Unique Rectangle Type 3)",
  "technique.unique-rectangle-3.about":
    "Các ứng viên thêm của hai góc hình chữ nhật tạo thành một nhóm hiển nhiên với các ô khác.",
  "technique.unique-rectangle-4.name": "Hình chữ nhật duy nhất loại 4 (Unique Rectangle Type 4)",
  "technique.unique-rectangle-4.about":
    "Hai góc của một hình chữ nhật là những chỗ duy nhất của một trong hai chữ số ở một đơn vị. Không góc nào trong hai góc đó có thể là chữ số kia.",
  "technique.unique-rectangle-5.name": "Hình chữ nhật duy nhất loại 5 (Unique Rectangle Type 5)",
  "technique.unique-rectangle-5.about":
    "Hai góc đối nhau hoặc ba góc của một hình chữ nhật có cùng một ứng viên thêm. Một trong các góc đó là ứng viên này.",
  "technique.unique-rectangle-6.name": "Hình chữ nhật duy nhất loại 6 (Unique Rectangle Type 6)",
  "technique.unique-rectangle-6.about":
    "Một trong hai chữ số phải nằm ở hai góc đối nhau của hình chữ nhật. Chữ số đó không thể nằm ở các góc có ứng viên thêm.",
  "technique.unique-loop-1.name": "Vòng duy nhất loại 1 (Unique Loop Type 1)",
  "technique.unique-loop-1.about":
    "Mọi ô của một vòng, trừ một ô, chỉ có cùng hai ứng viên. Ô còn lại không thể là chữ số nào trong hai chữ số đó.",
  "technique.unique-loop-2.name": "Vòng duy nhất loại 2 (Unique Loop Type 2)",
  "technique.unique-loop-2.about": "Vài ô của một vòng có cùng một ứng viên thêm. Một trong các ô đó là ứng viên này.",
  "technique.unique-loop-3.name": "Vòng duy nhất loại 3 (Unique Loop Type 3)",
  "technique.unique-loop-3.about":
    "Hai ô của một vòng có ứng viên thêm. Cùng với các ô khác của một đơn vị, hai ô này tạo thành một nhóm hiển nhiên hoặc nhóm ẩn.",
  "technique.unique-loop-4.name": "Vòng duy nhất loại 4 (Unique Loop Type 4)",
  "technique.unique-loop-4.about":
    "Hai ô của một vòng là những chỗ duy nhất của một trong hai chữ số ở một đơn vị. Không ô nào trong hai ô đó có thể là chữ số kia.",
  "technique.hidden-rectangle.name": "Hình chữ nhật ẩn (Hidden Rectangle)",
  "technique.hidden-rectangle.about":
    "Một góc của hình chữ nhật chỉ có hai ứng viên. Ở hàng và cột của góc đối diện, một trong hai chữ số này chỉ có thể nằm ở các góc. Góc đối diện không thể là chữ số kia.",
  "technique.avoidable-rectangle-1.name": "Hình chữ nhật tránh được loại 1 (Avoidable Rectangle Type 1)",
  "technique.avoidable-rectangle-1.about":
    "Ba góc của hình chữ nhật đã được điền và không góc nào là số cho sẵn. Góc thứ tư không thể là chữ số khiến hai chữ số có thể đổi chỗ cho nhau.",
  "technique.avoidable-rectangle-2.name": "Hình chữ nhật tránh được loại 2 (Avoidable Rectangle Type 2)",
  "technique.avoidable-rectangle-2.about":
    "Hai góc của hình chữ nhật đã được điền và không góc nào là số cho sẵn. Hai góc còn lại có chung một ứng viên thêm, và một trong hai góc là ứng viên đó.",
  "technique.finned-x-wing.name": "Cánh X có vây (Finned X-Wing)",
  "technique.finned-x-wing.about":
    "Cánh X có thêm các chỗ khác, gọi là vây. Có thể loại một ứng viên nếu cánh X loại được ứng viên đó và ứng viên đó nhìn thấy tất cả các vây.",
  "technique.sashimi-x-wing.name": "Cánh X sashimi (Sashimi X-Wing)",
  "technique.sashimi-x-wing.about": "Cánh X có vây, trong đó một hàng hoặc cột chỉ còn một chỗ nếu không tính vây.",
  "technique.simple-colors-trap.name": "Tô màu đơn giản: bẫy (Simple Colors Trap)",
  "technique.simple-colors-trap.about":
    "Nếu một chữ số chỉ có hai chỗ ở một đơn vị, hai chỗ đó được tô hai màu khác nhau. Ô nhìn thấy cả hai màu không thể là chữ số này.",
  "technique.simple-colors-wrap.name": "Tô màu đơn giản: xung đột (Simple Colors Wrap)",
  "technique.simple-colors-wrap.about":
    "Nếu một chữ số chỉ có hai chỗ ở một đơn vị, hai chỗ đó được tô hai màu khác nhau. Nếu hai ô cùng màu nhìn thấy nhau, màu đó sai.",
  "technique.multi-colors-1.name": "Tô nhiều màu loại 1 (Multi Colors Type 1)",
  "technique.multi-colors-1.about":
    "Một màu của cách tô này nhìn thấy một màu của cách tô khác cho cùng một chữ số. Ít nhất một trong hai màu đối diện là đúng.",
  "technique.multi-colors-2.name": "Tô nhiều màu loại 2 (Multi Colors Type 2)",
  "technique.multi-colors-2.about": "Màu nào nhìn thấy cả hai màu của cách tô khác thì màu đó sai.",
  "technique.finned-swordfish.name": "Cá kiếm có vây (Finned Swordfish)",
  "technique.finned-swordfish.about":
    "Cá kiếm có thêm các chỗ khác, gọi là vây. Có thể loại một ứng viên nếu cá kiếm loại được ứng viên đó và ứng viên đó nhìn thấy tất cả các vây.",
  "technique.sashimi-swordfish.name": "Cá kiếm sashimi (Sashimi Swordfish)",
  "technique.sashimi-swordfish.about": "Cá kiếm có vây, trong đó một hàng hoặc cột chỉ còn một chỗ nếu không tính vây.",
  "technique.finned-jellyfish.name": "Sứa có vây (Finned Jellyfish)",
  "technique.finned-jellyfish.about":
    "Sứa có thêm các chỗ khác, gọi là vây. Có thể loại một ứng viên nếu sứa loại được ứng viên đó và ứng viên đó nhìn thấy tất cả các vây.",
  "technique.sashimi-jellyfish.name": "Sứa sashimi (Sashimi Jellyfish)",
  "technique.sashimi-jellyfish.about": "Sứa có vây, trong đó một hàng hoặc cột chỉ còn một chỗ nếu không tính vây.",
  "technique.sue-de-coq.name": "Sue de Coq",
  "technique.sue-de-coq.about":
    "Các ô ở chỗ giao của một khối và một hàng hoặc cột, cùng với vài ô khác của khối và của hàng hoặc cột đó, có số chữ số bằng số ô. Các ô còn lại của khối và của hàng hoặc cột không thể là các chữ số này.",
  "technique.x-chain.name": "Chuỗi X (X-Chain)",
  "technique.x-chain.about":
    "Trong một chuỗi các chỗ của một chữ số, các chỗ sai và đúng luân phiên nhau. Ít nhất một đầu của chuỗi là chữ số này.",
  "technique.xy-chain.name": "Chuỗi XY (XY-Chain)",
  "technique.xy-chain.about": "Trong một chuỗi các ô có hai ứng viên, ít nhất một đầu là chữ số chung của hai đầu.",
  "technique.continuous-nice-loop.name": "Vòng liên tục (Continuous Nice Loop)",
  "technique.continuous-nice-loop.about":
    "Chuỗi trở về điểm đầu mà không có mâu thuẫn. Trong hai mắt xích kề nhau bất kỳ có đúng một mắt xích đúng.",
  "technique.discontinuous-nice-loop.name": "Vòng không liên tục (Discontinuous Nice Loop)",
  "technique.discontinuous-nice-loop.about": "Chuỗi trở về điểm đầu và mâu thuẫn với nó.",
  "technique.aic.name": "Chuỗi suy luận luân phiên (AIC)",
  "technique.aic.about": "Chuỗi trong đó các ứng viên sai và đúng luân phiên nhau. Ít nhất một đầu của chuỗi là đúng.",
  "technique.grouped-continuous-nice-loop.name": "Vòng liên tục có nhóm (Grouped Continuous Nice Loop)",
  "technique.grouped-continuous-nice-loop.about":
    "Chuỗi trở về điểm đầu mà không có mâu thuẫn. Vài mắt xích là nhóm nhiều ô.",
  "technique.grouped-discontinuous-nice-loop.name": "Vòng không liên tục có nhóm (Grouped Discontinuous Nice Loop)",
  "technique.grouped-discontinuous-nice-loop.about":
    "Chuỗi trở về điểm đầu và mâu thuẫn với nó. Vài mắt xích là nhóm nhiều ô.",
  "technique.grouped-aic.name": "Chuỗi suy luận luân phiên có nhóm (Grouped AIC)",
  "technique.grouped-aic.about": "Chuỗi suy luận luân phiên trong đó vài mắt xích là nhóm nhiều ô.",
  "technique.als-xz.name": "Hai tập gần khóa (ALS-XZ)",
  "technique.als-xz.about":
    "Trong hai tập gần khóa, chỉ một tập có thể chứa một trong các chữ số chung. Vì vậy ít nhất một tập chứa chữ số chung còn lại.",
  "technique.als-xy-wing.name": "Cánh tập gần khóa (ALS-XY-Wing)",
  "technique.als-xy-wing.about":
    "Trong ba tập gần khóa, tập thứ nhất và tập thứ hai không thể cùng chứa một chữ số nào đó, tập thứ hai và tập thứ ba cũng vậy. Tập thứ nhất hoặc tập thứ ba chứa chữ số chung của hai tập này.",
  "technique.als-xy-chain.name": "Chuỗi tập gần khóa (ALS-XY-Chain)",
  "technique.als-xy-chain.about":
    "Trong một chuỗi các tập gần khóa, hai tập kề nhau bất kỳ có một chữ số chung mà chỉ một tập có thể chứa. Tập đầu hoặc tập cuối chứa chữ số chung của hai tập này.",
  "technique.death-blossom.name": "Hoa tử thần (Death Blossom)",
  "technique.death-blossom.about":
    "Mỗi ứng viên của một ô lấy đi một chữ số của một tập gần khóa. Một trong các tập này chứa chữ số chung của tất cả các tập.",
  "technique.aligned-pair-exclusion.name": "Loại trừ theo cặp ô (Aligned Pair Exclusion)",
  "technique.aligned-pair-exclusion.about":
    "Vài tổ hợp chữ số ở hai ô sẽ lấy hết ứng viên của một ô mà cả hai ô này nhìn thấy. Có thể loại một chữ số chỉ xuất hiện trong những tổ hợp như vậy.",
  "technique.aligned-triple-exclusion.name": "Loại trừ theo bộ ba ô (Aligned Triple Exclusion)",
  "technique.aligned-triple-exclusion.about":
    "Vài tổ hợp chữ số ở ba ô sẽ lấy hết ứng viên của một ô mà cả ba ô này nhìn thấy. Có thể loại một chữ số chỉ xuất hiện trong những tổ hợp như vậy.",
  "technique.franken-x-wing.name": "Cánh X Frankenstein (Franken X-Wing)",
  "technique.franken-x-wing.about": "Cánh X có khối thay cho một số hàng hoặc cột.",
  "technique.franken-swordfish.name": "Cá kiếm Frankenstein (Franken Swordfish)",
  "technique.franken-swordfish.about": "Cá kiếm có khối thay cho một số hàng hoặc cột.",
  "technique.franken-jellyfish.name": "Sứa Frankenstein (Franken Jellyfish)",
  "technique.franken-jellyfish.about": "Sứa có khối thay cho một số hàng hoặc cột.",
  "technique.finned-franken-x-wing.name": "Cánh X Frankenstein có vây (Finned Franken X-Wing)",
  "technique.finned-franken-x-wing.about": "Cánh X Frankenstein có thêm vây.",
  "technique.finned-franken-swordfish.name": "Cá kiếm Frankenstein có vây (Finned Franken Swordfish)",
  "technique.finned-franken-swordfish.about": "Cá kiếm Frankenstein có thêm vây.",
  "technique.finned-franken-jellyfish.name": "Sứa Frankenstein có vây (Finned Franken Jellyfish)",
  "technique.finned-franken-jellyfish.about": "Sứa Frankenstein có thêm vây.",
  "technique.mutant-x-wing.name": "Cánh X đột biến (Mutant X-Wing)",
  "technique.mutant-x-wing.about": "Cánh X dùng lẫn cả hàng, cột và khối.",
  "technique.mutant-swordfish.name": "Cá kiếm đột biến (Mutant Swordfish)",
  "technique.mutant-swordfish.about": "Cá kiếm dùng lẫn cả hàng, cột và khối.",
  "technique.mutant-jellyfish.name": "Sứa đột biến (Mutant Jellyfish)",
  "technique.mutant-jellyfish.about": "Sứa dùng lẫn cả hàng, cột và khối.",
  "technique.finned-mutant-x-wing.name": "Cánh X đột biến có vây (Finned Mutant X-Wing)",
  "technique.finned-mutant-x-wing.about": "Cánh X đột biến có thêm vây.",
  "technique.finned-mutant-swordfish.name": "Cá kiếm đột biến có vây (Finned Mutant Swordfish)",
  "technique.finned-mutant-swordfish.about": "Cá kiếm đột biến có thêm vây.",
  "technique.finned-mutant-jellyfish.name": "Sứa đột biến có vây (Finned Mutant Jellyfish)",
  "technique.finned-mutant-jellyfish.about": "Sứa đột biến có thêm vây.",
  "technique.squirmbag.name": "Cá bậc năm (Squirmbag)",
  "technique.squirmbag.about":
    "Trong năm hàng, một chữ số chỉ có thể nằm ở cùng năm cột. Có thể loại chữ số này khỏi các ô còn lại của năm cột đó. Hàng và cột có thể đổi vai trò cho nhau.",
  "technique.finned-squirmbag.name": "Cá bậc năm có vây (Finned Squirmbag)",
  "technique.finned-squirmbag.about":
    "Cá bậc năm có thêm các chỗ khác, gọi là vây. Có thể loại một ứng viên nếu cá bậc năm loại được ứng viên đó và ứng viên đó nhìn thấy tất cả các vây.",
  "technique.sashimi-squirmbag.name": "Cá sashimi bậc năm (Sashimi Squirmbag)",
  "technique.sashimi-squirmbag.about":
    "Cá bậc năm có vây, trong đó một hàng hoặc cột chỉ còn một chỗ nếu không tính vây.",
  "technique.franken-squirmbag.name": "Cá Frankenstein bậc năm (Franken Squirmbag)",
  "technique.franken-squirmbag.about": "Cá bậc năm có khối thay cho một số hàng hoặc cột.",
  "technique.finned-franken-squirmbag.name": "Cá Frankenstein bậc năm có vây (Finned Franken Squirmbag)",
  "technique.finned-franken-squirmbag.about": "Cá Frankenstein bậc năm có thêm vây.",
  "technique.mutant-squirmbag.name": "Cá đột biến bậc năm (Mutant Squirmbag)",
  "technique.mutant-squirmbag.about": "Cá bậc năm dùng lẫn cả hàng, cột và khối.",
  "technique.finned-mutant-squirmbag.name": "Cá đột biến bậc năm có vây (Finned Mutant Squirmbag)",
  "technique.finned-mutant-squirmbag.about": "Cá năm đơn vị dùng lẫn cả hàng, cột và khối, có vây.",
  "technique.finned-mutant-whale.name": "Cá đột biến bậc sáu có vây (Finned Mutant Whale)",
  "technique.finned-mutant-whale.about": "Cá sáu đơn vị dùng lẫn cả hàng, cột và khối, có vây.",
  "technique.finned-mutant-leviathan.name": "Cá đột biến bậc bảy có vây (Finned Mutant Leviathan)",
  "technique.finned-mutant-leviathan.about": "Cá bảy đơn vị dùng lẫn cả hàng, cột và khối, có vây.",
  "technique.forcing-chain-contradiction.name": "Chuỗi cưỡng bức: mâu thuẫn (Forcing Chain Contradiction)",
  "technique.forcing-chain-contradiction.about": "Một giả thiết dẫn từng bước đến mâu thuẫn. Vậy giả thiết đó sai.",
  "technique.forcing-chain-verity.name": "Chuỗi cưỡng bức: kết luận chung (Forcing Chain Verity)",
  "technique.forcing-chain-verity.about":
    "Một trong nhiều giả thiết phải đúng, và giả thiết nào cũng dẫn từng bước đến cùng một kết quả.",
  "technique.forcing-net-contradiction.name": "Mạng cưỡng bức: mâu thuẫn (Forcing Net Contradiction)",
  "technique.forcing-net-contradiction.about":
    "Một giả thiết dẫn đến mâu thuẫn qua nhiều chuỗi gặp nhau. Vậy giả thiết đó sai.",
  "technique.forcing-net-verity.name": "Mạng cưỡng bức: kết luận chung (Forcing Net Verity)",
  "technique.forcing-net-verity.about":
    "Một trong nhiều giả thiết phải đúng, và giả thiết nào cũng dẫn đến cùng một kết quả qua nhiều chuỗi gặp nhau.",
  "technique.template-set.name": "Khuôn mẫu: điền số (Template Set)",
  "technique.template-set.about":
    "Khuôn mẫu của một chữ số là một cách điền đầy đủ chữ số đó trên bảng. Nếu mọi khuôn mẫu đều dùng một ô, ô đó là chữ số này.",
  "technique.template-delete.name": "Khuôn mẫu: loại số (Template Delete)",
  "technique.template-delete.about":
    "Khuôn mẫu của một chữ số là một cách điền đầy đủ chữ số đó trên bảng. Nếu không khuôn mẫu nào dùng một ô, ô đó không thể là chữ số này.",
  "technique.trial-and-error.name": "Thử và sai (Trial and Error)",
  "technique.trial-and-error.about": "Giả sử một ứng viên là đúng; các hệ quả cho biết giả thiết có đúng hay không.",
  "technique.last-cell-of-sum.name": "Ô cuối của tổng (Last Cell of a Sum)",
  "technique.last-cell-of-sum.about": "Mọi ô khác của tổng đã điền, nên ô cuối nhận phần còn lại.",
  "technique.related-cell.name": "Ô liên quan (Related Cell)",
  "technique.related-cell.about": "Một luật nối ô với một ô đã điền, và chữ số ở đó chỉ để lại cho ô vài chữ số.",
  "technique.parity.name": "Chẵn và lẻ (Even and Odd)",
  "technique.parity.about": "Ô được đánh dấu chẵn hoặc lẻ chỉ nhận chữ số loại đó.",
  "technique.excluded-digits.name": "Chữ số bị luật loại (Digits Excluded by a Rule)",
  "technique.excluded-digits.about": "Chỉ riêng luật đã cấm chữ số trong ô, dù các ô khác có gì.",
  "technique.single-combination.name": "Tổ hợp duy nhất (Single Combination)",
  "technique.single-combination.about": "Chỉ một tập chữ số có đúng số ô và tổng của lồng.",
  "technique.order-bounds.name": "Giới hạn của thứ tự (Bounds of an Order)",
  "technique.order-bounds.about": "Các chữ số tăng dọc theo đường, nên mỗi ô nằm trong giới hạn do các ô kề đặt ra.",
  "technique.rule-of-45.name": "Quy tắc 45 (Rule of 45)",
  "technique.rule-of-45.about": "Tổng của các đơn vị trọn vẹn đã biết. Trừ các lồng bên trong, còn lại một ô.",
  "technique.related-candidates.name": "Ứng viên liên quan (Related Candidates)",
  "technique.related-candidates.about": "Ứng viên bị loại vì không ứng viên nào của ô liên quan hợp với ứng viên đó.",
  "technique.cage-combinations.name": "Các tổ hợp của lồng (Cage Combinations)",
  "technique.cage-combinations.about": "Ứng viên bị loại vì không tổ hợp nào của lồng dùng được chữ số đó ở đây.",
  "technique.renban-digits.name": "Chữ số của renban (Renban Digits)",
  "technique.renban-digits.about":
    "Ứng viên bị loại vì không dãy chữ số liên tiếp nào của đường dùng được chữ số đó ở đây.",
  "technique.quadruple-digits.name": "Chữ số của bộ bốn (Quadruple Digits)",
  "technique.quadruple-digits.about": "Các chữ số trong vòng tròn phải có chỗ trong bốn ô của vòng tròn.",
  "technique.between-bounds.name": "Giới hạn của hai đầu (Bounds of Two Ends)",
  "technique.between-bounds.about": "Hai đầu đường giới hạn các chữ số ở giữa, và các chữ số đó giới hạn hai đầu.",
  "technique.sum-bounds.name": "Giới hạn của tổng (Bounds of a Sum)",
  "technique.sum-bounds.about": "Với ứng viên này, các ô còn lại của tổng cộng lại sẽ quá nhỏ hoặc quá lớn.",
  "technique.required-digit.name": "Chữ số bắt buộc (Required Digit)",
  "technique.required-digit.about":
    "Luật cần một chữ số trong vài ô. Ô nào nhìn thấy mọi ô đó thì không thể có chữ số ấy.",
  "technique.rule-pointing.name": "Chỉ theo luật (Pointing along Rules)",
  "technique.rule-pointing.about":
    "Ô nhìn thấy mọi chỗ của chữ số trong một đơn vị, vài chỗ nhờ luật. Ô không thể có chữ số đó.",
  "technique.innies-and-outies.name": "Ô thừa trong và ngoài (Innies and Outies)",
  "technique.innies-and-outies.about":
    "Tổng của các đơn vị trọn vẹn đã biết. Trừ các lồng bên trong, còn lại vài ô có tổng đã biết.",
  "technique.line-candidates.name": "Ứng viên dọc đường (Candidates along a Line)",
  "technique.line-candidates.about": "Ứng viên bị loại vì không cách điền cả đường nào có chữ số đó.",
  "technique.sum-combinations.name": "Các tổ hợp của tổng (Combinations of a Sum)",
  "technique.sum-combinations.about": "Ứng viên bị loại vì không cách tạo tổng nào có chữ số đó.",
  "technique.clue-arrangements.name": "Các cách xếp của gợi ý (Arrangements of a Clue)",
  "technique.clue-arrangements.about":
    "Ứng viên bị loại vì không cách xếp nào của đường vừa có chữ số đó vừa hợp với gợi ý.",

  "producer.hidden-single.name": "Ô đơn ẩn",
  "producer.direct-locked-candidates.name": "Ứng viên bị khóa, điền ngay",
  "producer.direct-hidden-pair.name": "Cặp số ẩn, điền ngay",
  "producer.naked-single.name": "Ô đơn hiển nhiên",
  "producer.direct-hidden-triple.name": "Bộ ba ẩn, điền ngay",
  "producer.locked-candidates.name": "Ứng viên bị khóa",
  "producer.naked-pair.name": "Cặp số hiển nhiên",
  "producer.x-wing.name": "Cánh X",
  "producer.hidden-pair.name": "Cặp số ẩn",
  "producer.naked-triple.name": "Bộ ba hiển nhiên",
  "producer.swordfish.name": "Cá kiếm",
  "producer.hidden-triple.name": "Bộ ba ẩn",
  "producer.xy-wing.name": "Cánh XY",
  "producer.xyz-wing.name": "Cánh XYZ",
  "producer.unique-loop.name": "Hình chữ nhật hoặc vòng duy nhất",
  "producer.naked-quad.name": "Bộ bốn hiển nhiên",
  "producer.jellyfish.name": "Sứa",
  "producer.hidden-quad.name": "Bộ bốn ẩn",
  "producer.bug.name": "BUG",
  "producer.aligned-pair-exclusion.name": "Loại trừ theo cặp ô",
  "producer.forcing-chain-or-cycle.name": "Chuỗi cưỡng bức hoặc vòng",
  "producer.aligned-triple-exclusion.name": "Loại trừ theo bộ ba ô",
  "producer.nishio-forcing-chain.name": "Chuỗi cưỡng bức Nishio",
  "producer.multiple-forcing-chain.name": "Chuỗi cưỡng bức nhiều nhánh",
  "producer.dynamic-forcing-chain.name": "Chuỗi cưỡng bức động",
  "producer.dynamic-forcing-chain-plus.name": "Chuỗi cưỡng bức động có mẫu hình",
  "producer.nested-forcing-chain.name": "Chuỗi cưỡng bức lồng nhau",
  "producer.nested-multiple-chain.name": "Chuỗi cưỡng bức nhiều nhánh lồng nhau",
  "producer.nested-dynamic-chain.name": "Chuỗi cưỡng bức động lồng nhau",
  "producer.nested-dynamic-chain-plus.name": "Chuỗi cưỡng bức động lồng nhau hai tầng",

  "house.the":
    "{kind, select, row {{count, plural, =1 {hàng {index}} other {các hàng {index}}}} column {{count, plural, =1 {cột {index}} other {các cột {index}}}} box {{count, plural, =1 {khối {index}} other {các khối {index}}}} region {{count, plural, =1 {vùng {index}} other {các vùng {index}}}} diagonal {{count, plural, =1 {đường chéo {index}} other {các đường chéo {index}}}} window {{count, plural, =1 {cửa sổ {index}} other {các cửa sổ {index}}}} asterisk {hình sao} centerdots {tâm các khối} disjoint {{count, plural, =1 {nhóm cùng vị trí {index}} other {các nhóm cùng vị trí {index}}}} other {{count, plural, =1 {đơn vị {index}} other {các đơn vị {index}}}}}",
  "house.in":
    "{kind, select, row {{count, plural, =1 {ở hàng {index}} other {ở các hàng {index}}}} column {{count, plural, =1 {ở cột {index}} other {ở các cột {index}}}} box {{count, plural, =1 {ở khối {index}} other {ở các khối {index}}}} region {{count, plural, =1 {ở vùng {index}} other {ở các vùng {index}}}} diagonal {{count, plural, =1 {trên đường chéo {index}} other {trên các đường chéo {index}}}} window {{count, plural, =1 {ở cửa sổ {index}} other {ở các cửa sổ {index}}}} asterisk {ở hình sao} centerdots {ở tâm các khối} disjoint {{count, plural, =1 {ở nhóm cùng vị trí {index}} other {ở các nhóm cùng vị trí {index}}}} other {{count, plural, =1 {ở đơn vị {index}} other {ở các đơn vị {index}}}}}",
  "house.of":
    "{kind, select, row {{count, plural, =1 {của hàng {index}} other {của các hàng {index}}}} column {{count, plural, =1 {của cột {index}} other {của các cột {index}}}} box {{count, plural, =1 {của khối {index}} other {của các khối {index}}}} region {{count, plural, =1 {của vùng {index}} other {của các vùng {index}}}} diagonal {{count, plural, =1 {của đường chéo {index}} other {của các đường chéo {index}}}} window {{count, plural, =1 {của cửa sổ {index}} other {của các cửa sổ {index}}}} asterisk {của hình sao} centerdots {của tâm các khối} disjoint {{count, plural, =1 {của nhóm cùng vị trí {index}} other {của các nhóm cùng vị trí {index}}}} other {{count, plural, =1 {của đơn vị {index}} other {của các đơn vị {index}}}}}",
  "house.and": "{first} và {last}",
  "cells.the": "{count, plural, =1 {ô {cells}} other {các ô {cells}}}",
  "cells.in": "{count, plural, =1 {ở ô {cells}} other {ở các ô {cells}}}",
  "cells.of": "{count, plural, =1 {của ô {cells}} other {của các ô {cells}}}",
  "cells.from": "{count, plural, =1 {khỏi ô {cells}} other {khỏi các ô {cells}}}",
  "digits.item": "{digit}",
  "digits.the": "{count, plural, =1 {số {digits}} other {các số {digits}}}",
  "digits.of": "{count, plural, =1 {của số {digits}} other {của các số {digits}}}",

  "where.houses": "Hãy nhìn vào {theHouses}.",
  "where.cells": "Hãy nhìn vào {theCells}.",
  "where.around": "Hãy nhìn vào {theCells} và những ô mà {cellsCount, plural, =1 {ô này} other {các ô này}} nhìn thấy.",
  "where.chain": "Hãy nhìn vào {theCells}: một chuỗi bắt đầu từ đó.",
  "where.colors": "Hãy nhìn vào {theCells}: có thể bắt đầu tô màu từ đó.",
  "where.board": "Hãy nhìn toàn bộ bảng.",
  "what.digits": "{name}, {theDigits}.",
  "what.plain": "{name}.",

  "result.place": "Vậy {theCells} là {theDigit}.",
  "result.place-more": "Ngoài ra, {theCells} là {theDigit}.",
  "result.remove": "Vậy có thể loại {theDigits} {fromCells}.",
  "result.remove-more": "Ngoài ra, có thể loại {theDigits} {fromCells}.",
  "result.seen":
    "{TheCells} nhìn thấy {holdersCount, plural, =1 {{theHolders}} =2 {cả hai ô {holders}} other {tất cả {theHolders}}}, nên có thể loại {theDigits} {fromCells}.",
  "general.pattern": "Kết luận này suy ra từ các ứng viên {inCells}.",

  "single.last-cell": "{InHouse} chỉ còn {theCell} trống.",
  "single.last-digit": "{InHouse} chỉ còn thiếu {theDigit}.",
  "single.hidden": "{InHouse}, {theDigit} chỉ có thể nằm {inCell}.",
  "single.hidden-others": "Mọi ô khác {ofHouse} đã có số hoặc không thể là {digit}.",
  "single.hidden-sees": "{TheCells} nhìn thấy {theDigit} {inOther}.",
  "single.hidden-removed": "{TheDigit} đã bị loại {fromCells}.",
  "single.naked": "{TheCell} chỉ còn ứng viên {digit}.",
  "single.naked-others": "Mọi số khác đều nằm ở một ô mà {theCell} nhìn thấy hoặc đã bị loại {fromCell}.",
  "single.naked-house": "{InHouse} đã có {theDigits}.",
  "single.naked-removed": "{TheDigits} đã bị loại {fromCell}.",

  "locked.confined":
    "{InBase}, {theDigit} chỉ có thể nằm {inCells}, và {cellsCount, plural, =2 {cả hai ô này} other {tất cả các ô này}} đều nằm {inTarget}.",
  "locked.so": "Một trong các ô này là {digit}, nên không ô nào khác {ofTarget} có thể là {digit}.",
  "direct.single": "Vì vậy {inHouse} chỉ còn {theCell} cho {theDigit}.",

  "subset.naked-pair": "{TheCells} chỉ có các ứng viên {digits}, nên một ô là {first} và ô kia là {second}.",
  "subset.naked":
    "{TheCells} chỉ có các ứng viên {digits}. Có {count} ô cho {count} số, nên mỗi số này nằm ở một trong các ô này.",
  "subset.rest-of-house": "Không ô nào khác {ofHouse} có thể là {digitsOr}.",
  "subset.both-houses": "Các ô này nằm {inHouses}, nên không ô nào khác {ofHouses} có thể là {digitsOr}.",
  "subset.rest-seen":
    "Không ô nào khác nhìn thấy {cellsCount, plural, =2 {cả hai ô này} other {tất cả các ô này}} có thể là {digitsOr}.",
  "subset.hidden": "{InHouse}, {theDigits} chỉ có thể nằm {inCells}.",
  "subset.hidden-so":
    "{count, plural, =2 {Hai số cần hai ô} =3 {Ba số cần ba ô} =4 {Bốn số cần bốn ô} other {# số cần # ô}}, nên các ô này không thể là số khác.",

  "sue-de-coq.cross": "{TheCells} nằm {inHouses} và chỉ có các ứng viên {digits}.",
  "sue-de-coq.line": "{InLine}, {theCells} chỉ có các ứng viên {digits}.",
  "sue-de-coq.box": "{InBox}, {theCells} chỉ có các ứng viên {digits}.",
  "sue-de-coq.so":
    "Tổng cộng có {count} ô với {digitCount} số. Không số nào có thể xuất hiện hai lần trong các ô này, nên mỗi số nằm ở một trong các ô này.",
  "sue-de-coq.so-twice":
    "Tổng cộng có {count} ô. {TheDigits} có thể xuất hiện hai lần trong các ô này, một lần {inLine} và một lần {inBox}; mỗi số khác chỉ một lần. Như vậy vừa đủ để lấp đầy các ô, nên {theDigits} xuất hiện trong các ô này cả {inLine} lẫn {inBox}.",
  "sue-de-coq.line-so":
    "Trong các ô này, chỉ những ô {inLine} có thể là {digitsOr}. Vì vậy không ô nào khác {ofLine} có thể là {digitsOr}.",
  "sue-de-coq.box-so":
    "Trong các ô này, chỉ những ô {inBox} có thể là {digitsOr}. Vì vậy không ô nào khác {ofBox} có thể là {digitsOr}.",

  "fish.base": "{InBase}, {theDigit} chỉ có thể nằm {inCells}. Tất cả các ô này nằm {inCover}.",
  "fish.so":
    "{TheBase} đều cần một {theDigit}, còn {theCover} đều chỉ chứa được một {theDigit}. Vì vậy mọi {theDigit} {inCover} đều nằm {inBase}.",
  "fish.elsewhere": "Không ô nào khác {ofCover} có thể là {digit}.",
  "fish.finned": "{InBase}, {theDigit} chỉ có thể nằm {inCells}, tức là {inCover}, và ở vây {fins}.",
  "fish.houses": "Các đơn vị cơ sở là {theBase}. Các đơn vị phủ là {theCover}.",
  "fish.base-house": "{InHouse}, {theDigit} chỉ có thể nằm {inCells}, tức là {inCover}.",
  "fish.base-house-fins": "{InHouse}, {theDigit} chỉ có thể nằm {inCells}, tức là {inCover}, và ở vây {fins}.",
  "fish.base-house-only-fins": "{InHouse}, {theDigit} chỉ có thể nằm ở vây {fins}.",
  "fish.mixed-so":
    "Không chỗ nào trong số này nằm trong hai đơn vị cơ sở, nên {count} đơn vị cơ sở có {count} ô khác nhau là {theDigit}. Mỗi đơn vị phủ trong {count} đơn vị phủ chỉ chứa được một ô như vậy, nên {theDigit} của mỗi đơn vị phủ đều nằm trong một đơn vị cơ sở.",
  "fish.endo": "{TheCells} cùng lúc nằm trong hai đơn vị cơ sở, nên được tính là vây.",
  "fish.fins-false":
    "Nếu {finsCount, plural, =1 {{theFins} không phải là {digit}} other {không ô nào trong {theFins} là {digit}}} thì các {theDigit} {inBase} đều nằm {inCover}, mỗi đơn vị một số. Khi đó {theTargets} không thể là {digit}.",
  "fish.fins-true":
    "Nếu {finsCount, plural, =1 {{theFins}} other {một trong {theFins}}} là {digit} thì {theTargets} cũng không thể là {digit}, vì {targetsCount, plural, =1 {ô này} other {các ô này}} nhìn thấy {finsCount, plural, =1 {{theFins}} =2 {cả hai vây} other {tất cả các vây}}.",
  "fish.cannibal":
    "{TheCells} cùng lúc nằm trong hai đơn vị phủ, {inCover}. Nếu ở đó là {digit}, cả hai đơn vị này đều bị chiếm, và các đơn vị phủ còn lại không đủ cho các đơn vị cơ sở còn lại.",

  "chain.suppose-false":
    "Giả sử {nodeCount, plural, =1 {{theNode} không phải là {digit}} other {không ô nào trong {theNode} là {digit}}}.",
  "chain.suppose-true": "Giả sử {nodeCount, plural, =1 {{theNode}} other {một trong {theNode}}} là {digit}.",
  "chain.on-house":
    "Khi đó {nodeCount, plural, =1 {{theNode}} other {một trong {theNode}}} là {digit}, vì {inHouse} không còn chỗ nào khác cho {theDigit}.",
  "chain.on-cell": "Khi đó {theNode} là {digit}, vì ô này chỉ có các ứng viên {other} và {digit}.",
  "chain.on-als":
    "Khi đó {theCells} mất {theRemoved} và phải chứa tất cả các số còn lại, nên {nodeCount, plural, =1 {{theNode}} other {một trong {theNode}}} là {digit}.",
  "chain.on-beside-als":
    "Khi đó {theCells} mất {theRemoved} và phải chứa tất cả các số còn lại, nên {theNode} chỉ có thể là {digit}.",
  "chain.on":
    "Khi đó {nodeCount, plural, =1 {{theNode}} other {một trong {theNode}}} là {digit}, vì không còn chỗ nào khác cho {theDigit}.",
  "chain.off-house":
    "Khi đó {nodeCount, plural, =1 {{theNode} không phải là {digit}} other {không ô nào trong {theNode} là {digit}}}, vì {inHouse} chỉ có thể có một {theDigit}.",
  "chain.off-cell": "Khi đó {theNode} không phải là {digit}, vì ô này là {other}.",
  "chain.off":
    "Khi đó {nodeCount, plural, =1 {{theNode} không phải là {digit}} other {không ô nào trong {theNode} là {digit}}}, vì {nodeCount, plural, =1 {ô này} other {các ô này}} nhìn thấy {theOther}.",
  "chain.ends-same": "Vậy trong mọi trường hợp, ít nhất một trong {theEnds} là {digit}.",
  "chain.ends-different":
    "Vậy trong mọi trường hợp, {firstCount, plural, =1 {{theFirst}} other {một trong {theFirst}}} là {firstDigit} hoặc {lastCount, plural, =1 {{theLast}} other {một trong {theLast}}} là {lastDigit}.",
  "chain.either-way": "Trong cả hai trường hợp, các ứng viên sau đây đều không thể đúng.",
  "chain.so-false":
    "Điều này mâu thuẫn với giả thiết, nên {nodeCount, plural, =1 {{theNode} không thể là {digit}} other {không ô nào trong {theNode} có thể là {digit}}}.",
  "chain.so-true":
    "Điều này mâu thuẫn với giả thiết, nên {nodeCount, plural, =1 {{theNode}} other {một trong {theNode}}} phải là {digit}.",
  "chain.closed":
    "Chuỗi trở về điểm đầu mà không có mâu thuẫn, nên nó là một vòng. Nếu giả thiết sai, ta có thể đi ngược vòng và mọi khẳng định đều đảo ngược.",
  "chain.closed-so":
    "Vậy trong hai ứng viên kề nhau bất kỳ của vòng có đúng một ứng viên đúng. Nếu hai ứng viên kề nhau có cùng chữ số và cùng đơn vị, không ô nào khác của đơn vị đó có thể là chữ số ấy. Nếu hai ứng viên kề nhau nằm trong cùng một ô, ô đó không thể là số khác.",
  "chain.closed-far":
    "Trong vòng, giữa {theEnds} có một số lẻ bước, nên đúng một trong hai ô là {digit}. {TheCell} nhìn thấy cả hai, nên không thể là {digit}.",
  "chain.closed-als":
    "Trong cả hai trường hợp, {theCells} chỉ thiếu một chữ số, đó là chữ số của vòng, và chứa tất cả các chữ số khác của mình. Ô nhìn thấy mọi chỗ của một trong các chữ số khác đó trong các ô này không thể là chữ số ấy.",
  "pattern.meet": "{TheCells} đều nằm {inHouse}, nên nhiều nhất một trong các ô này là {digit}.",
  "pattern.ends": "Vậy ít nhất một trong hai ô còn lại, {ends}, là {digit}.",
  "pattern.box": "{InHouse}, {theDigit} chỉ có thể nằm {inCells}. Mỗi ô này nằm {inFirst} hoặc {inSecond}.",
  "pattern.near":
    "Nếu {theNear} là {digit}, không ô nào khác {ofLine} có thể là {digit}. Khi đó {inBox}, {theDigit} chỉ có thể nằm {inNode}.",
  "pattern.far": "Nếu không, {theFar} là {digit}. Vậy ít nhất một trong {theEnds} là {digit}.",
  "remote-pair.cells": "Mỗi ô trong {theCells} chỉ có các ứng viên {digits}, và mỗi ô nhìn thấy ô tiếp theo.",
  "remote-pair.groups":
    "Vậy hai số luân phiên nhau: nhóm thứ nhất, {theFirst}, là một số; nhóm thứ hai, {theSecond}, là số kia.",
  "remote-pair.so": "{TheTargets} nhìn thấy ô của cả hai nhóm, nên không thể là {digitsOr}.",

  "wing.pivot": "{ThePivot} chỉ có thể là {digitsOr}.",
  "wing.branch": "Nếu {thePivot} là {choice} thì {theWing} không thể là {choice} và phải là {digit}.",
  "wing.itself": "Trường hợp còn lại là {thePivot} là {digit}.",
  "wing.so": "Vậy trong mọi trường hợp, ít nhất một trong {theCells} là {digit}.",
  "wing.w-cells": "{TheCells} chỉ có các ứng viên {digits}.",
  "wing.w-house": "{InHouse}, {theCommon} chỉ có thể nằm {inLink}, nên một trong các ô này là {common}.",
  "wing.w-link": "Một trong {theLink} phải là {common}.",
  "wing.w-so":
    "Mỗi ô trong {theLink} nhìn thấy một ô trong {theCells}. Vì vậy một trong {theCells} không thể là {common} và phải là {digit}.",

  "colors.cluster":
    "Nếu {theDigit} chỉ có hai chỗ ở một đơn vị, đúng một trong hai chỗ là {digit}. Ta tô màu luân phiên các cặp như vậy: {theFirst} màu A, {theSecond} màu B.",
  "colors.rule": "Vậy hoặc tất cả các ô màu A là {digit}, hoặc tất cả các ô màu B là {digit}.",
  "colors.second-cluster": "Các cặp khác như vậy: {theFirst} màu C, {theSecond} màu D.",
  "colors.second-rule": "Vậy hoặc tất cả các ô màu C là {digit}, hoặc tất cả các ô màu D là {digit}.",
  "colors.trap":
    "{TheCells} nhìn thấy ô của cả hai màu, nên trong trường hợp nào {cellsCount, plural, =1 {ô này} other {các ô này}} cũng không thể là {digit}.",
  "colors.wrap-pair":
    "{ThePair} cùng màu {color} nhưng nhìn thấy nhau, nên không thể cùng là {digit}. Vì vậy không ô nào màu {color} là {digit}.",
  "colors.wrap":
    "Hai ô màu {color} nhìn thấy nhau, nên không thể cùng là {digit}. Vì vậy không ô nào màu {color} là {digit}.",
  "colors.both":
    "Màu {color} có ô nhìn thấy màu {first} và có ô nhìn thấy màu {second}. Các ô của một trong hai màu đó là {digit}, nên không ô nào màu {color} là {digit}.",
  "colors.bridge": "{ThePair} nhìn thấy nhau, nên màu {one} và màu {other} không thể cùng đúng.",
  "colors.bridge-some":
    "Một màu của cặp thứ nhất và một màu của cặp thứ hai nhìn thấy nhau, nên không thể cùng đúng. Vì vậy ít nhất một trong hai màu đối diện là đúng.",
  "colors.then":
    "Vậy ít nhất một trong hai màu đối diện là đúng: tất cả các ô màu {first} là {digit}, hoặc tất cả các ô màu {second} là {digit}.",
  "colors.opposite": "{TheCells} nhìn thấy ô của cả hai màu đối diện, nên không thể là {digit}.",

  "unique.rectangle":
    "{TheCells} nằm trên hai hàng, hai cột và hai {area, select, region {vùng} other {khối}}, và không ô nào là số cho sẵn.",
  "unique.deadly":
    "Nếu {theCells} chỉ chứa các số {digits}, hai số này có thể đổi chỗ cho nhau mà không gây xung đột, và câu đố sẽ có lời giải thứ hai.",
  "unique.one-solution": "Một câu đố hợp lệ có đúng một lời giải, nên điều đó không thể xảy ra.",
  "unique.loop":
    "{TheCells} tạo thành một vòng: mỗi ô có chung một đơn vị với ô tiếp theo, và mỗi hàng, cột, khối chứa đúng hai ô trong số đó hoặc không chứa ô nào.",
  "unique.one-corner":
    "{TheOthers} chỉ có các ứng viên {digits}, nên {theCell} phải là số khác: ô này không thể là {removedOr}.",
  "unique.one-open-corner":
    "{TheOthers} đã được điền và chỉ chứa các số {digits}, nên {theCell} phải là số khác: ô này không thể là {removedOr}.",
  "unique.shared-digit":
    "Ứng viên khác duy nhất trong các ô này là {theDigit} {inExtra}. Vì vậy ít nhất một trong {theExtra} là {digit}.",
  "unique.some-extra": "Chỉ {theExtra} có ứng viên khác: {digits}. Vì vậy ít nhất một trong hai ô này là {digitsOr}.",
  "unique.naked-set":
    "Ô đó cùng với {theCells} tạo thành một nhóm hiển nhiên: {count} ô cho các số {digits}. Vì vậy không ô nào khác nhìn thấy tất cả {theAll} có thể là {digitsOr}.",
  "unique.hidden-set":
    "Ít nhất một trong {theExtra} là số khác. Vì vậy {count} số này cần cả {count} ô còn lại, và {theCells} không thể là số nào khác.",
  "unique.only-places": "{InHouse}, {theDigit} chỉ có thể nằm {inExtra}, nên một trong các ô này là {digit}.",
  "unique.must-hold": "Một trong {theExtra} phải là {digit}.",
  "unique.not-other":
    "Nếu ô còn lại trong {theExtra} là {other}, bốn góc sẽ chỉ chứa {digits}. Vì vậy không ô nào trong {theExtra} có thể là {other}.",
  "unique.not-other-loop":
    "Nếu ô còn lại trong {theExtra} là {other}, mọi ô của vòng sẽ chỉ chứa {digits}. Vì vậy không ô nào trong {theExtra} có thể là {other}.",
  "unique.opposite":
    "{InHouses}, {theDigit} chỉ có thể nằm ở các góc của hình chữ nhật này. Hai góc trên cùng một hàng hoặc cột không thể cùng là {digit}, nên {theDigit} nằm ở hai góc đối nhau trong {theCells}.",
  "unique.wrong-corners":
    "Nếu {theExtra} là {digit} thì {theCells} đều là {other}, và bốn góc sẽ chỉ chứa {digits}. Vì vậy {theExtra} không thể là {digit}.",
  "unique.hidden-suppose":
    "Giả sử {theCell} là {other}. {InHouses}, {theDigit} chỉ có thể nằm ở các góc của hình chữ nhật này, nên {theBeside} đều sẽ là {digit}.",
  "unique.hidden-corner":
    "Góc đối diện, {theCorner}, chỉ có các ứng viên {digits} và khi đó nhìn thấy {theDigit}. Vì vậy góc này sẽ là {other}.",
  "unique.hidden-so": "Khi đó {theCells} sẽ chỉ chứa {digits}. Vì vậy {theCell} không thể là {other}.",
  "unique.bug":
    "Nếu {theCell} không phải là {digit}, mọi ô trống sẽ có đúng hai ứng viên, và mỗi số sẽ có đúng hai chỗ trong mỗi đơn vị còn thiếu số đó.",
  "unique.bug-so":
    "Một bảng như vậy không có lời giải hoặc có ít nhất hai lời giải, còn câu đố hợp lệ có đúng một lời giải.",
  "bug.extra": "{TheCells} có ứng viên thêm: {digits}.",
  "bug.without":
    "Nếu không ứng viên thêm nào đúng, mọi ô trống sẽ có đúng hai ứng viên, và mỗi số sẽ có đúng hai chỗ trong mỗi đơn vị còn thiếu số đó. Một bảng như vậy không có lời giải hoặc có ít nhất hai lời giải, còn câu đố hợp lệ có đúng một lời giải.",
  "bug.some-true": "Vậy ít nhất một ứng viên thêm là đúng.",
  "bug.some-cell": "Vậy ít nhất một ứng viên thêm là đúng: ít nhất một trong {theExtra} là {digitsOr}.",
  "bug.other-cell": "Ô kia là một ứng viên thêm của ô đó. Vì vậy hai ô này không thể có ứng viên nào khác.",

  "als.set":
    "Tập {label} là {theCells}: {count, plural, =1 {một ô} other {# ô}} với {digitsCount} ứng viên ({digits}).",
  "als.rule":
    "Mỗi tập có số ứng viên nhiều hơn số ô đúng một, nên gọi là tập gần khóa. Nếu mất một trong các số của mình, tập phải chứa tất cả các số còn lại.",
  "als.common":
    "Tập {first} và tập {second} không thể cùng chứa {digit}, vì mọi chỗ của {theDigit} trong tập {first} nhìn thấy mọi chỗ của số này trong tập {second}.",
  "als.start": "Giả sử tập {label} không chứa {digit}. Khi đó tập này phải chứa {common}.",
  "als.next": "Khi đó tập {label} không thể chứa {common}, nên phải chứa {digit}.",
  "als.so": "Vậy ít nhất một trong hai tập {first} và {last} chứa {digit}.",
  "als.same": "Lập luận tương tự cũng đúng với {theDigits}.",
  "als.seen": "{TheCells} nhìn thấy mọi chỗ {ofDigits} trong tập {first} và tập {last}.",
  "als.double":
    "Tập {first} và tập {second} đều có các ứng viên {digits}. Với mỗi số này, mọi chỗ trong tập {first} nhìn thấy mọi chỗ trong tập {second}, nên hai tập không thể cùng chứa số đó.",
  "als.double-others":
    "Mỗi tập chỉ có thể thiếu một trong các số của mình. Vì vậy mỗi tập chứa một trong các số {digits} và tất cả các số khác của mình.",
  "als.double-so":
    "Ô nhìn thấy mọi chỗ của một trong các số {digits} trong cả tập {first} lẫn tập {second} không thể là số đó. Ô nhìn thấy mọi chỗ của một số khác trong một tập cũng không thể là số ấy.",
  "blossom.stem": "{TheStem} chỉ có thể là {digitsOr}.",
  "blossom.petal": "Nếu {theStem} là {common}, tập {label} không thể chứa {common}, nên phải chứa {digit}.",
  "blossom.so": "Vậy trong mọi trường hợp, một trong các tập này chứa {digit}.",
  "blossom.seen": "{TheCells} nhìn thấy mọi chỗ {ofDigits} trong các tập này.",
  "exclusion.idea":
    "{wingsCount, plural, =1 {Ô {wings} nhìn thấy} other {Mỗi ô trong các ô {wings} nhìn thấy}} {cellsCount, plural, =2 {cả hai ô {cells}} other {tất cả {theCells}}}. Vì vậy các số {inCells} không được lấy hết ứng viên của {wingsCount, plural, =1 {ô đó} other {ô nào trong số đó}}.",
  "exclusion.taken":
    "{TheCell} không thể là {digit}, vì khi đó {theWing}, chỉ có các ứng viên {digits}, sẽ không còn ứng viên nào.",
  "exclusion.same": "{TheCells} nhìn thấy nhau, nên không thể cùng là {digit}.",
  "exclusion.combination":
    "Nếu {theFirst} là {one} và {theSecond} là {two} thì {theWing}, chỉ có các ứng viên {digits}, sẽ không còn ứng viên nào.",
  "exclusion.no-digit": "Vậy {theCell} không còn số nào.",
  "exclusion.no-combination": "Vậy không còn tổ hợp số nào cho {theCells}.",

  "forcing.assume": "Giả sử {nodeCount, plural, =1 {{theNode}} other {một trong {theNode}}} là {digit}.",
  "forcing.assume-false":
    "Giả sử {nodeCount, plural, =1 {{theNode} không phải là {digit}} other {không ô nào trong {theNode} là {digit}}}.",
  "forcing.case": "Trường hợp {number}: {nodeCount, plural, =1 {{theNode}} other {một trong {theNode}}} là {digit}.",
  "forcing.case-false":
    "Trường hợp {number}: {nodeCount, plural, =1 {{theNode} không phải là {digit}} other {không ô nào trong {theNode} là {digit}}}.",
  "forcing.one-of-cell": "{TheCell} chỉ có thể là {digitsOr}.",
  "forcing.one-of-house": "{InHouse}, {theDigit} chỉ có thể nằm {inCells}.",
  "forcing.true-or-false": "{TheNode} hoặc là {digit}, hoặc không phải là {digit}.",
  "forcing.one-of-these": "Một trong các giả thiết sau phải đúng.",
  "forcing.on-cell": "Khi đó {theNode} chỉ có thể là {digit}.",
  "forcing.on-house": "Khi đó {inHouse} chỉ còn {theNode} cho {theDigit}.",
  "forcing.on": "Khi đó {nodeCount, plural, =1 {{theNode}} other {một trong {theNode}}} phải là {digit}.",
  "forcing.off-cell": "{TheNode} là {other}, nên không thể là {digitOr}.",
  "forcing.off-seen": "{TheNode} nhìn thấy {theOther}, nên không thể là {digit}.",
  "forcing.off": "Khi đó {theNode} không thể là {digit}.",
  "forcing.off-locked":
    "{InBase}, {theDigit} chỉ còn có thể nằm {inPlaces}, và {placesCount, plural, =1 {ô này nằm} =2 {cả hai ô này đều nằm} other {tất cả các ô này đều nằm}} {inTarget}. Vì vậy {theNode} không thể là {digit}.",
  "forcing.off-hidden-pair": "{InBase}, {thePair} chỉ còn có thể nằm {inPlaces}, nên {theNode} không thể là {digitOr}.",
  "forcing.off-naked-pair":
    "{ThePlaces} chỉ còn các ứng viên {pair}, nên không ô nào khác {ofBase} có thể là {pairOr}. Vì vậy {theNode} không thể là {digitOr}.",
  "forcing.off-fish":
    "{InBase}, {theDigit} chỉ còn có thể nằm {inPlaces}, và tất cả các ô này đều nằm {inCover}. Vì vậy {theNode} không thể là {digit}.",
  "forcing.off-chain": "Từ các ứng viên còn lại, một chuỗi khác cho thấy {theNode} không thể là {digitOr}.",
  "forcing.true-and-false": "Nhưng khi đó {theNode} vừa phải là {digit}, vừa không thể là {digit}.",
  "forcing.empty-cell": "Nhưng khi đó {theCell} không còn ứng viên nào.",
  "forcing.twice": "Nhưng khi đó {theNode} đều là {digit}, dù các ô này nhìn thấy nhau.",
  "forcing.no-place": "Nhưng khi đó {inHouse} không còn chỗ nào cho {theDigit}.",
  "forcing.no-place-left":
    "Nhưng khi đó không ô nào trong {theNode} có thể là {digit}, dù một trong các ô này phải là {digit}.",
  "forcing.contradiction": "Nhưng khi đó có mâu thuẫn.",
  "forcing.wrong": "Vậy giả thiết sai.",
  "forcing.same-end": "Mọi trường hợp đều dẫn đến cùng một kết quả.",
  "template.rule":
    "Khuôn mẫu của {theDigit} là một cách điền đầy đủ số này: mỗi đơn vị một ô, ô đó đã là {digit} hoặc có ứng viên {digit}.",
  "template.other":
    "Mọi khuôn mẫu của {theOther} đều dùng {theCells}, nên {cellsCount, plural, =1 {ô này} other {các ô này}} là {other}.",
  "template.always":
    "{count, plural, =1 {Chỉ có đúng một khuôn mẫu của {theDigit}, và khuôn mẫu này dùng {theCells}} other {Có # khuôn mẫu của {theDigit}, và tất cả đều dùng {theCells}}}.",
  "template.never":
    "{count, plural, =1 {Chỉ có đúng một khuôn mẫu của {theDigit}, và khuôn mẫu này không dùng {cellsCount, plural, =1 {{theCells}} other {ô nào trong {theCells}}}} other {Có # khuôn mẫu của {theDigit}, và không khuôn mẫu nào dùng {cellsCount, plural, =1 {{theCells}} other {ô nào trong {theCells}}}}}.",
  "template.always-any": "Mọi khuôn mẫu của {theDigit} đều dùng {theCells}.",
  "template.never-any":
    "Không khuôn mẫu nào của {theDigit} dùng {cellsCount, plural, =1 {{theCells}} other {ô nào trong {theCells}}}.",
  "trial.method": "Thử và sai: ta giả sử một ứng viên là đúng và xem mọi hệ quả.",
  "trial.solved":
    "Từ đó có thể điền cả bảng mà không có mâu thuẫn. Một câu đố hợp lệ có đúng một lời giải, nên giả thiết đúng.",
  "trial.contradiction": "Mọi hệ quả, với các lần thử thêm khi cần, đều kết thúc bằng mâu thuẫn. Vậy giả thiết sai.",

  "mark.title": "Ý nghĩa của các dấu",
  "mark.where": "đơn vị cần xem",
  "mark.base": "đơn vị cơ sở: ở đây chữ số chỉ có thể nằm ở các chỗ được đánh dấu",
  "mark.cover": "đơn vị phủ: các ứng viên ở đây bị loại",
  "mark.target": "đơn vị có ứng viên bị loại",
  "mark.house-common": "đơn vị nối các phần của mẫu hình",
  "mark.source": "chữ số loại trừ các ô khác hoặc các chữ số khác",
  "mark.blocked": "ô không thể chứa chữ số này",
  "mark.subset": "ứng viên của mẫu hình",
  "mark.vertex": "chỗ có thể đặt chữ số",
  "mark.fin": "vây: thêm một chỗ của chữ số, ở ngoài mẫu hình",
  "mark.endo-fin": "vây nằm trong hai đơn vị cơ sở",
  "mark.pivot": "ô trục: ô ở giữa mẫu hình",
  "mark.wing": "cánh: ô ở một đầu của mẫu hình",
  "mark.corner": "góc của mẫu hình",
  "mark.extra": "ứng viên thêm",
  "mark.color": "màu {label}: cùng đúng hoặc cùng sai",
  "mark.on": "đúng trong chuỗi",
  "mark.off": "sai trong chuỗi",
  "mark.end": "đầu của mẫu hình: ít nhất một đầu chứa số này",
  "mark.inner": "chỗ bên trong: nhiều nhất một chỗ chứa số này",
  "mark.assumption": "giả sử đúng",
  "mark.assumed-false": "giả sử sai",
  "mark.contradiction": "mâu thuẫn",
  "mark.common": "số mà chỉ một trong hai tập có thể chứa",
  "mark.stem": "cuống: ô bắt đầu của mẫu hình",
  "mark.intersection": "chỗ giao của khối và hàng hoặc cột",
  "mark.line-set": "tập trong hàng hoặc cột",
  "mark.box-set": "tập trong khối",
  "mark.set": "tập gần khóa {label}: có số chữ số nhiều hơn số ô đúng một",
  "mark.strong": "nếu bên này sai thì bên kia đúng",
  "mark.weak": "nếu bên này đúng thì bên kia sai",
  "mark.rule-cell": "ô của luật",
  "mark.rule-place": "chỗ cho số",
  "mark.known": "ô có số cần xét",
  "mark.added": "ô có số được cộng",
  "mark.subtracted": "ô có số bị trừ",
  "mark.placement": "số được điền",
  "mark.elimination": "ứng viên bị loại",

  "spot.basic-fish":
    "Hãy chọn một chữ số và dùng bút chì khoanh tròn mọi ứng viên của nó. {size, plural, =2 {Tìm hai hàng, mỗi hàng có đúng hai vòng tròn, nằm ở cùng hai cột.} =3 {Tìm ba hàng mà mọi vòng tròn đều nằm trong cùng ba cột. Mỗi hàng đó có hai hoặc ba vòng tròn.} =4 {Tìm bốn hàng mà mọi vòng tròn đều nằm trong cùng bốn cột. Mỗi hàng đó có từ hai đến bốn vòng tròn.} other {Tìm năm hàng mà mọi vòng tròn đều nằm trong cùng năm cột. Mỗi hàng đó có từ hai đến năm vòng tròn.}} Sau đó làm tương tự, đổi vai trò của hàng và cột. Nếu không tìm thấy, hãy chọn chữ số khác.",
  "spot.finned-fish":
    "Hãy chọn một chữ số và dùng bút chì khoanh tròn mọi ứng viên của nó. Tìm {size, plural, =2 {hai hàng có các vòng tròn nằm trong cùng hai cột} =3 {ba hàng có các vòng tròn nằm trong cùng ba cột} =4 {bốn hàng có các vòng tròn nằm trong cùng bốn cột} other {năm hàng có các vòng tròn nằm trong cùng năm cột}}, trừ một hoặc hai vòng tròn. Những vòng tròn thừa đó là vây.{sashimi, select, yes { Một trong các hàng, ngoài vây, có nhiều nhất một vòng tròn.} other {}} Mọi vây phải nằm trong cùng một khối mà một trong các cột đó đi qua. Trên cột này, có thể loại chữ số khỏi các ô của khối không thuộc các hàng đã chọn. Sau đó làm tương tự, đổi vai trò của hàng và cột.",
  "spot.naked-set":
    "{size, plural, =2 {Trong mỗi hàng, cột và khối, hãy tìm các ô có đúng hai ứng viên. Nếu hai ô có cùng hai ứng viên, hãy loại hai chữ số này khỏi các ô khác của đơn vị.} =3 {Hãy lấy một ô có hai hoặc ba ứng viên. Trong hàng, cột hoặc khối của ô đó, tìm thêm hai ô sao cho cả ba ô chỉ có tổng cộng ba ứng viên khác nhau. Không cần ô nào cũng có đủ ba ứng viên. Loại các chữ số này khỏi các ô khác của đơn vị.} other {Hãy lấy một ô có từ hai đến bốn ứng viên. Trong hàng, cột hoặc khối của ô đó, tìm thêm ba ô sao cho cả bốn ô chỉ có tổng cộng bốn ứng viên khác nhau. Không cần ô nào cũng có đủ bốn ứng viên. Loại các chữ số này khỏi các ô khác của đơn vị.}}",
  "spot.hidden-set":
    "{size, plural, =2 {Trong một hàng, cột hoặc khối, hãy tìm các chữ số chỉ có thể nằm ở hai ô. Nếu hai chữ số có cùng hai ô, hãy loại mọi ứng viên khác khỏi hai ô đó.} =3 {Trong một hàng, cột hoặc khối, hãy tìm ba chữ số chỉ có thể nằm ở cùng ba ô. Không cần chữ số nào cũng có thể nằm ở cả ba ô. Loại mọi ứng viên khác khỏi ba ô đó.} other {Trong một hàng, cột hoặc khối, hãy tìm bốn chữ số chỉ có thể nằm ở cùng bốn ô. Không cần chữ số nào cũng có thể nằm ở cả bốn ô. Loại mọi ứng viên khác khỏi bốn ô đó.}}",
  "spot.pointing":
    "Hãy xem một khối và một chữ số còn thiếu trong khối. Nếu mọi ứng viên của chữ số đó trong khối nằm trên cùng một hàng hoặc một cột, hãy loại chữ số đó khỏi phần còn lại của hàng hoặc cột này, ở ngoài khối.",
  "spot.claiming":
    "Hãy xem một hàng hoặc một cột và một chữ số còn thiếu ở đó. Nếu mọi ứng viên của chữ số đó trong hàng hoặc cột nằm trong cùng một khối, hãy loại chữ số đó khỏi các ô còn lại của khối.",
};
