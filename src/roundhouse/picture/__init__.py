"""Pictures: scenes written as SVG files, in the colours of the visual language by day and by night."""
