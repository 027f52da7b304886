// What is wrong with what one sees: a subject, something named or an answer that does not lie open, print that is too small, a
// page that is longer than its window at a desk, or wider. In a lesson what is asked is what it speaks of, of which one place is enough,
// and no other answer is looked for: it would be refused.
((names, ends, always, print = true, lesson = false) => {
    const wrong = [];
    const found = (node, x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight && node.contains(document.elementFromPoint(x, y));
    const points = (node, parts) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return parts.flatMap((across) => parts.map((down) => [left + (right - left) * across, top + (bottom - top) * down]));
    };
    // Of a card that is held in a fan the next one leaves an edge: a finger's breadth of it.
    const edge = (node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
        let wide = 0;
        for (let x = left; x < right && wide < 22; x += 2) wide += 2 * found(node, x, y);
        return wide >= 22;
    };
    // A region of a map is no box: some part of it must be free. What stands on a map may stand close to others.
    const drawn = (node) => !!node.ownerSVGElement && points(node, [0.5, 0.3, 0.7, 0.15, 0.85]).some(([x, y]) => found(node, x, y));
    const lies = (node) => !!node?.checkVisibility() && (points(node, [0.5]).some(([x, y]) => found(node, x, y)) || drawn(node) || (!!node.closest('#hand') && edge(node)));
    // One thing is asked about again and again: a region of a map takes its time.
    const looked = new Map();
    const open = (node) => looked.get(node) ?? looked.set(node, lies(node)).get(node);
    // A map that is drawn near is seen through the frame of the board, and so many cards that their row is higher than the hand through that.
    const subject = (id) => {
        const node = document.getElementById(id);
        const hand = node?.closest('#hand');
        if (hand && node.offsetHeight > hand.clientHeight) return hand;
        return node?.matches('.mapsheet > svg') ? document.getElementById('board') : node;
    };
    const { subjects = '' } = document.getElementById('signals').dataset;
    const about = lesson ? [] : subjects.split(' ').filter(Boolean);
    const taught = [...document.querySelectorAll('.taught')];
    if (lesson && !taught.some((node) => open(subject(node.id) ?? node))) wrong.push('nothing that the lesson speaks of lies open');
    if (!about.length && !lesson) wrong.push('the question names nothing that it is about');
    for (const id of about) if (!open(subject(id))) wrong.push(`it is about ${id}, which does not lie open`);
    const lit = [...document.querySelectorAll('[data-choice]')].filter((node) => node.checkVisibility());
    const places = new Set(lit.filter(open).map((node) => node.dataset.choice));
    for (const node of document.querySelectorAll('.lit[data-opens]')) {
        if (!node.checkVisibility()) continue;
        if (!open(node)) continue;
        for (const one of document.querySelectorAll(`#${CSS.escape(node.dataset.opens)} [data-choice]`)) places.add(one.dataset.choice);
        // A long list is fetched: what leads there is in it.
        for (const one of document.querySelectorAll(`#choose button[data-ahead~="${node.id}"], [data-place="${node.id}"] > button`)) places.add(one.value);
    }
    // What is picked is lit by its signs, and sent by what confirms.
    const picker = document.querySelector('#prompt .picker');
    if (picker?.checkVisibility() && [...picker.querySelectorAll('button:not(:disabled)')].every(open)) {
        for (const one of [picker.dataset.whole, picker.dataset.go, picker.dataset.fewer, ...[...picker.querySelectorAll('.pick')].flatMap(({ dataset }) => [dataset.pick, dataset.rest]), ...[...picker.querySelectorAll('[value]')].map(({ value }) => value)]) places.add(one);
    }
    // A kind has its answers on the board, or in itself: it stands for them where it lies open.
    const kind = (button) => open(button.closest('.kind')?.querySelector('summary'));
    const answers = (css) => (lesson ? [] : document.querySelectorAll(css));
    for (const button of answers('#choose button:not([aria-disabled])')) {
        const named = names(button.value);
        if (named && !open(document.getElementById(named))) wrong.push(`'${button.value}' names ${named}, which does not lie open`);
        // What gives the same answer as another, and others after it, is not on a phone where it would stand alone.
        const more = innerWidth <= 860 && button.matches('.choices--ends > :only-child > #choice-rest');
        if (!open(button) && !places.has(button.value) && !kind(button) && !more) wrong.push(`'${button.value}' cannot be given`);
        if (ends.some((end) => button.value.startsWith(end)) && !open(button) && !places.has(button.value)) wrong.push(`'${button.value}' ends it and is out of sight`);
    }
    // An answer is read whole: where lists do not scroll to the side none is wider than its list.
    for (const list of answers('#choose .choices')) {
        const wide = getComputedStyle(list).flexWrap !== 'nowrap' && list.checkVisibility() && list.scrollWidth > list.clientWidth + 1;
        if (wide) wrong.push(`answers are cut: '${list.textContent.trim().slice(0, 40)}'`);
    }
    for (const node of answers('#choose :is(summary, .kind--intent), .picker button:not(:disabled)')) {
        if (node.checkVisibility() && !open(node)) wrong.push(`${node.id || node.textContent.trim() || node.value} cannot be pressed`);
    }
    // On a phone a fight, or a panel, has the place of the map.
    for (const css of innerWidth > 860 ? always : []) if (![...document.querySelectorAll(css)].some((node) => open(subject(node.id) ?? node))) wrong.push(`nothing of '${css}' lies open`);
    const small = new Set();
    for (const part of print ? document.querySelectorAll('#board, #hand, #prompt, #turn') : []) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const node = texts.currentNode.parentElement;
            const { width, height, top } = node.getBoundingClientRect();
            if (!texts.currentNode.data.trim() || !node.checkVisibility() || node.closest('.unseen, title, desc, style') || width < 2 || height < 2 || top > innerHeight) continue;
            // A map on a phone is drawn near where one reads it.
            if (node.ownerSVGElement?.closest('.mapsheet') && innerWidth <= 860) continue;
            // What its signs are is read in a sheet of its own, too.
            if (node.matches('.mapsheet [class*="keyed"]')) continue;
            const size = parseFloat(getComputedStyle(node).fontSize) * (node.getScreenCTM?.().d ?? 1) * (node.getScreenCTM ? 1 : node.currentCSSZoom ?? 1);
            // What stands below the title of a map may be smaller than what one plays by, and so may a name on the map with the most of them.
            if (size > 0 && size < (node.closest('.mapsheet .wm-under, .wz-map text') ? 7.9 : 8.9)) small.add(`print of ${size.toFixed(1)} pixels: '${texts.currentNode.data.trim().slice(0, 20)}'`);
        }
    }
    wrong.push(...small);
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
    if (innerWidth > 860 && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
    return wrong;
})
