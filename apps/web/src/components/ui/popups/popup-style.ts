/** Shared look of surfaces that float over the page, such as menus and selects. */
export const POPUP_STYLE =
  'max-h-(--available-height) overflow-y-auto overscroll-contain rounded-md border border-rule bg-sheet p-1 text-ink shadow-lift outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';

export const POPUP_ITEM_STYLE =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 text-md outline-none select-none data-disabled:opacity-50 data-highlighted:bg-well max-lg:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';

export const BACKDROP_STYLE =
  'fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';
