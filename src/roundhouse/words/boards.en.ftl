### Boards of one's own: the shelf and the editor in the browser, fetched with these screens.

boards-help = Owners of a printed game can enter their board here and play on it with everything: any number of players, any edition and variant, with friends and with a clock.
boards-from-ours = Start from our board
boards-from-empty = Start from an empty board
boards-from-file = Open a file
boards-from-photo = A photograph of the printed board can be laid under the grid in the editor, to trace it. It stays in this browser.
boards-mine = My boards
boards-none = You have no boards yet.
boards-editor = Board editor
boards-map = Map of the board. Arrow keys move the cursor, other keys paint.
boards-unnamed = My board
boards-name = Name of the board
boards-not-kept = not saved yet
boards-changed = version { $n }, changed since
boards-kept = version { $n }, saved
boards-taken-up = Here is your work that was not saved. Undo leads back to where it began.
boards-undo = Undo
boards-redo = Redo
boards-save = Save
boards-play = Play on it
boards-more = More
boards-share = Share by link
boards-unshare = Make private again
boards-link = Link to the board
boards-shared-now = Whoever has the link can see and copy the board now. The link has been copied.
boards-private-now = Only you can see the board now. Tables that were opened on it go on.
boards-is-shared = shared by link
boards-is-private = private
boards-copy = Copy
boards-delete = Delete
boards-delete-sure = Really delete?
boards-versions = Earlier versions
boards-version-which = Take up again …
boards-version = version { $n }
boards-to-file = Save as a file
boards-as-text = The board as text
boards-form-file = Data
boards-text-help = Change it here, or paste another text, and take it over. Undo takes that back, too.
boards-text-take = Take it over
boards-provenance = Where the board comes from
boards-provenance-help = In your own words: shown wherever the board is played on. For example: entered from my copy of the 1999 edition.
boards-tools = Paint
boards-hand = Look around
boards-here = Here
boards-check = Check
boards-checking = Being checked …
boards-good = The board can be played on.
boards-show = Show
boards-more-problems =
    { $n ->
        [one] And one more.
       *[other] And { $n } more.
    }
boards-photo = Photograph
boards-photo-help = Lay a photograph of the printed board under the grid. It stays in this browser and is never sent.
boards-photo-choose = Choose a photograph
boards-photo-remove = Take it away
boards-photo-unreadable = This photograph cannot be read.
boards-photo-strength = How much of it shows
boards-photo-move = Pointer and arrow keys move the photograph
boards-photo-scale = Size
boards-photo-turn = Turn
boards-keys = Keys on the map
boards-keys-walk = walk over the map
boards-keys-details = write the name and the rest
boards-keys-repeat = the same again
boards-keys-undo = undo; with Shift: redo
